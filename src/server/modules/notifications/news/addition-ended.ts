import { z } from 'zod';
import { defineNews } from './news.ts';

/**
 * To the people of a company: somebody whom it added by hand said no, or nothing in time, and is erased. They stand in no
 * list any more, so it is told, and counted; who they were is nobody's to know.
 */
export const additionEnded = defineNews({
  kind: 'addition_ended',
  topic: 'applications',
  facts: z.object({ openingId: z.string(), title: z.string() }),
  subject: ({ openingId }) => openingId,
  path: ({ openingId }) => `/job_application/list?job_id=${openingId}`,
  names: ({ title }) => ({ title }),
});
