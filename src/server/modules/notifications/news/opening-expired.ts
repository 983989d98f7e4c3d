import { z } from 'zod';
import { defineNews } from './news.ts';

/** To those who answer for it, once for each due date that has passed. */
export const openingExpired = defineNews({
  kind: 'opening_expired',
  topic: 'openings',
  facts: z.object({ openingId: z.string(), title: z.string(), dueDate: z.string() }),
  subject: ({ openingId }) => openingId,
  path: ({ openingId }) => `/job_opening/${openingId}`,
  names: ({ title }) => ({ title }),
  about: ({ openingId, dueDate }) => `opening-expired:${openingId}:${dueDate}`,
  letter: 'opening-expired',
  data: ({ openingId, title }, { name }) => ({
    name,
    title,
    path: `/job_opening/${openingId}`,
  }),
});
