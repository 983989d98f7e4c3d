import { z } from 'zod';
import { defineNews } from './news.ts';

/** To those who answer for it: it is public again, or may be published. */
export const openingReleased = defineNews({
  kind: 'opening_released',
  topic: 'openings',
  facts: z.object({ openingId: z.string(), title: z.string(), isPublic: z.boolean(), at: z.date() }),
  subject: ({ openingId }) => openingId,
  path: ({ openingId }) => `/job_opening/${openingId}`,
  names: ({ title }) => ({ title }),
  about: ({ openingId, at }) => `opening-released:${openingId}:${at.toISOString()}`,
  letter: 'opening-released',
  data: ({ openingId, title, isPublic }, { name }) => ({
    name,
    title,
    isPublic,
    path: `/job_opening/${openingId}`,
  }),
});
