import { z } from 'zod';
import { defineNews } from './news.ts';

/** To the administrators: one side of a conversation reports the other. */
export const conversationReported = defineNews({
  kind: 'conversation_reported',
  topic: 'reports',
  facts: z.object({ reportId: z.string() }),
  subject: ({ reportId }) => reportId,
  path: () => '/admin-reports?tab=people',
});
