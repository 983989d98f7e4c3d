import { z } from 'zod';
import { defineNews } from './news.ts';

/** To a candidate: an opening that is kept closes soon. A hidden company is not named. */
export const savedClosing = defineNews({
  kind: 'saved_closing',
  topic: 'job_updates',
  facts: z.object({
    openingId: z.string(),
    title: z.string(),
    company: z.string().optional(),
    dueDate: z.string(),
    days: z.number(),
  }),
  subject: ({ openingId }) => openingId,
  path: ({ openingId }) => `/job/${openingId}`,
  names: ({ title, company }) => ({ title, company }),
  about: ({ openingId, dueDate }) => `saved:${openingId}:${dueDate}`,
  letter: 'saved-opening-closing',
  data: ({ openingId, title, company, days }, { name }) => ({
    ...{ name, title, companyName: company, days, path: `/job/${openingId}` },
  }),
  whatsapp: {
    template: 'mihna_saved_opening_closing',
    parameters: ({ openingId, title, days }, publicUrl) => [
      title,
      String(days),
      `${publicUrl}/job/${openingId}`,
    ],
  },
});
