import { z } from 'zod';
import { defineNews } from './news.ts';

/** To the member who asked: what the candidate answered. The bell names nobody. */
export const requestAnswered = defineNews({
  kind: 'request_answered',
  topic: 'requests',
  facts: z.object({
    requestId: z.string(),
    candidateId: z.string(),
    candidateName: z.string(),
    title: z.string().optional(),
    status: z.enum(['Accepted', 'Done', 'Declined']),
    answer: z.string(),
  }),
  subject: ({ requestId }) => requestId,
  path: ({ candidateId }) => `/user/candidate/${candidateId}`,
  names: ({ title, status }) => ({ title, status }),
  about: ({ requestId, status }) => `${requestId} ${status}`,
  concerns: ({ candidateId }) => candidateId,
  letter: 'pool-answer',
  data: ({ candidateId, candidateName, title, status, answer }, { name }) => ({
    ...{ name, candidateName, title, status, answer: answer || undefined },
    path: `/user/candidate/${candidateId}`,
  }),
});
