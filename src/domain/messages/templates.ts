import { z } from 'zod';
import { checkPlaceholders } from '#domain/companies/messages.ts';
import { longText, shortText } from '#domain/text/text.ts';
import { messageMaximum } from './limits.ts';

/** So many templates a company keeps for its messages. */
export const messageTemplatesMaximum = 30;
const templateNameMaximum = 60;

/** Words that a company writes often: what stands in braces is filled in for the candidate who is written to. */
export const messageTemplate = z.object({
  name: shortText(templateNameMaximum),
  text: longText(messageMaximum).superRefine(checkPlaceholders),
});
export type MessageTemplate = z.infer<typeof messageTemplate>;
