import { z } from 'zod';
import { longText } from '#domain/text/text.ts';
import { messageMaximum } from './limits.ts';

/** A message: several lines, at most 4,000 characters; `key` is the sender's own, so that one that is sent again is one. */
export const newMessage = z.object({
  text: longText(messageMaximum),
  key: z.uuid(),
});
export type NewMessage = z.infer<typeof newMessage>;

/** Why a conversation is reported to the administrators, in the reporter's words. */
export const conversationReport = z.object({ text: longText(1000, {}, 5) });
