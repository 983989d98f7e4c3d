import { z } from 'zod';
import { defineNews } from './news.ts';

/** To the side of a conversation that has not read: nothing of what was written stands in it. */
export const messageWaiting = defineNews({
  kind: 'message',
  topic: 'messages',
  facts: z.object({
    conversationId: z.string(),
    side: z.enum(['company', 'candidate']),
    lastNumber: z.number(),
    sender: z.string(),
    candidateId: z.string(),
  }),
  subject: ({ conversationId }) => conversationId,
  path: ({ conversationId }) => `/messaging-v1?id=${conversationId}`,
  // What stands in a list of a company names no candidate.
  names: ({ side, sender }) => (side === 'candidate' ? { name: sender } : {}),
  about: ({ conversationId, side, lastNumber }) => `${conversationId} ${side} ${lastNumber}`,
  concerns: ({ candidateId, side }, channel) =>
    channel === 'email' || side === 'company' ? candidateId : undefined,
  letter: 'message-waiting',
  data: ({ conversationId, sender }, { name }) => ({
    name,
    sender,
    path: `/messaging-v1?id=${conversationId}`,
  }),
});
