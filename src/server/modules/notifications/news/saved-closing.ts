import { z } from 'zod';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { defineNews } from './news.ts';

/** To a candidate: an opening that is kept closes soon. A hidden company is not named. */
export const savedClosing = defineNews({
  kind: 'saved_closing',
  topic: 'job_updates',
  facts: z.object({
    openingId: z.string(),
    title: z.string(),
    city: z.string().default(''),
    company: z.string().optional(),
    dueDate: z.string(),
    days: z.number(),
  }),
  subject: ({ openingId }) => openingId,
  path: addressOf,
  names: ({ title, company }) => ({ title, company }),
  about: ({ openingId, dueDate }) => `saved:${openingId}:${dueDate}`,
  letter: 'saved-opening-closing',
  data: ({ company, ...saved }, { name }) => ({
    ...{ name, title: saved.title, companyName: company, days: saved.days, path: addressOf(saved) },
  }),
  whatsapp: {
    template: 'mihna_saved_opening_closing',
    parameters: (saved, publicUrl) => [saved.title, String(saved.days), `${publicUrl}${addressOf(saved)}`],
  },
});

function addressOf({ openingId, title, city }: { openingId: string; title: string; city: string }): string {
  return openingPath({ id: openingId, title, city });
}
