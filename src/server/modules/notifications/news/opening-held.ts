import { z } from 'zod';
import { defineNews } from './news.ts';

/** To those who answer for it: an administrator took it down. */
export const openingHeld = defineNews({
  kind: 'opening_held',
  topic: 'openings',
  facts: z.object({
    openingId: z.string(),
    title: z.string(),
    reason: z.string(),
    wasPublic: z.boolean(),
    at: z.date(),
  }),
  subject: ({ openingId }) => openingId,
  path: ({ openingId }) => `/job_opening/${openingId}`,
  names: ({ title }) => ({ title }),
  about: ({ openingId, at }) => `opening-held:${openingId}:${at.toISOString()}`,
  letter: 'opening-held',
  data: ({ openingId, title, reason, wasPublic }, { name }) => ({
    name,
    title,
    path: `/job_opening/${openingId}`,
    reason,
    wasPublic,
  }),
});
