import { z } from 'zod';
import { checkPlaceholders, fillPlaceholders } from '#domain/companies/messages.ts';
import { guessLanguage } from '#domain/job-openings/opening-language.ts';
import { companyNameIn } from '#domain/shown-names.ts';
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

interface TemplateFacts {
  candidate: string;
  position: string;
  company: { name: string; name_ar: string };
}

/** A template as it is sent: words in Arabic call the company by its Arabic name, where it has one. */
export function filledTemplate(text: string, { company, ...facts }: TemplateFacts): string {
  const language = guessLanguage(text.replaceAll(/\{[^{}\n]*\}/g, ' '));
  return fillPlaceholders(text, { ...facts, company: companyNameIn(language ?? 'en', company) });
}
