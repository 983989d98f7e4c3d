import { z } from 'zod';
import { defineNews } from './news.ts';

/** To the administrators: an opening was reported so often that it waits for their decision. */
export const openingFlaggedNews = defineNews({
  kind: 'opening_flagged',
  topic: 'reports',
  facts: z.object({ openingId: z.string() }),
  subject: ({ openingId }) => openingId,
  path: () => '/admin-reports',
});
