import { z } from 'zod';
import { longText } from '#domain/text/text.ts';
import { attachmentsMaximum, messageMaximum, reportMaximum } from './limits.ts';

/**
 * A message: several lines, at most 4,000 characters, and up to five files by the paths that their uploads answered; one of
 * the two is there. `key` is the sender's own, so that one that is sent again is one.
 */
export const newMessage = z.object({
  text: longText(messageMaximum, {}, 0),
  key: z.uuid(),
  files: z.array(z.string().max(200)).max(attachmentsMaximum).default([]),
});
export type NewMessage = z.infer<typeof newMessage>;

/** A message without words says something by its files. */
export function saysSomething({ text, files }: Pick<NewMessage, 'text' | 'files'>): boolean {
  return text !== '' || files.length > 0;
}

/** Why a conversation is reported to the administrators, in the reporter's words. */
export const conversationReport = z.object({ text: longText(reportMaximum, {}, 5) });
