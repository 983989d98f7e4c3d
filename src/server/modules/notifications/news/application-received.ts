import { z } from 'zod';
import { defineNews } from './news.ts';

/** To the people of a company: an application came. Its letter goes to those who want one at once; the bell counts. */
export const applicationReceived = defineNews({
  kind: 'application_received',
  topic: 'applications',
  facts: z.object({
    applicationId: z.string(),
    openingId: z.string(),
    candidateId: z.string(),
    /** Undefined while the review is blind. */
    candidateName: z.string().optional(),
    title: z.string(),
    answers: z.object({ given: z.number(), asked: z.number() }),
    needed: z.object({ met: z.number(), asked: z.number() }),
    videos: z.object({ recorded: z.number(), asked: z.number() }),
    hasCoverLetter: z.boolean(),
    hasIntroduction: z.boolean(),
    /** The accounts that are written to. */
    mailed: z.array(z.string()),
  }),
  subject: ({ openingId }) => openingId,
  path: ({ openingId }) => `/job_application/list?job_id=${openingId}`,
  names: ({ title }) => ({ title }),
  about: ({ applicationId }) => applicationId,
  concerns: ({ candidateId }, channel) => (channel === 'email' ? candidateId : undefined),
  isMailed: ({ mailed }, { id }) => mailed.includes(id),
  letter: 'application-new',
  data: (
    { applicationId, candidateName, title, answers, needed, videos, hasCoverLetter, hasIntroduction },
    { name },
  ) => ({
    ...{ name, candidateName, title, answers, needed, videos, hasCoverLetter, hasIntroduction },
    path: `/job_application/list/details?id=${applicationId}`,
  }),
});
