import { z } from 'zod';
import { defineNews } from './news.ts';

/** To those who answer for it, three days before the due date: once for each due date. */
export const openingExpiring = defineNews({
  kind: 'opening_expiring',
  topic: 'openings',
  facts: z.object({ openingId: z.string(), title: z.string(), dueDate: z.string() }),
  subject: ({ openingId }) => openingId,
  path: ({ openingId }) => `/job_opening/${openingId}`,
  names: ({ title }) => ({ title }),
  about: ({ openingId, dueDate }) => `opening-expiring:${openingId}:${dueDate}`,
  letter: 'opening-expiring',
  data: ({ openingId, title, dueDate }, { name }) => ({
    name,
    title,
    path: `/job_opening/${openingId}`,
    // Noon: the letter writes this day in every zone of the Gulf.
    expiresOn: new Date(`${dueDate}T12:00:00Z`),
  }),
});
