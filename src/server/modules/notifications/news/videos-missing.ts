import { z } from 'zod';
import { videoQuestionsPath } from '#domain/job-openings/opening-address.ts';
import { defineNews } from './news.ts';

/** To a candidate, a day after applying: video questions wait for an answer. A hidden company is not named. */
export const videosMissing = defineNews({
  kind: 'videos_missing',
  topic: 'incomplete_interview',
  facts: z.object({
    applicationId: z.string(),
    openingId: z.string(),
    title: z.string(),
    company: z.string().optional(),
    missing: z.number(),
  }),
  subject: ({ applicationId }) => applicationId,
  path: ({ openingId }) => videoQuestionsPath(openingId),
  names: ({ title, company }) => ({ title, company }),
  about: ({ applicationId }) => `video-answers-missing:${applicationId}`,
  letter: 'video-answers-missing',
  data: ({ openingId, title, company, missing }, { name }) => ({
    ...{ name, title, companyName: company, missing, path: videoQuestionsPath(openingId) },
  }),
});
