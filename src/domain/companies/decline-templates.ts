import { z } from 'zod';
import { type Locale, locales } from '#domain/locale.ts';
import { longText, shortText } from '#domain/text/text.ts';
import { declineReasonMaximum } from './approval.ts';

/** So many templates fit beside the reason of a decline. */
export const mostDeclineTemplates = 20;

const words = z.object({ name: shortText(40), text: longText(declineReasonMaximum) });

/** A reason that is given often, in every language: its name is what administrators choose by. */
export const declineTemplate = z.object({
  texts: z.object(
    Object.fromEntries(locales.map((locale) => [locale, words])) as Record<Locale, typeof words>,
  ),
});
export type DeclineTemplate = z.infer<typeof declineTemplate>;

/** Characters of the note that administrators keep of a company. */
export const teamNoteMaximum = 2000;

/** What administrators tell each other of a company; an empty one is none. */
export const teamNote = z.object({ note: longText(teamNoteMaximum, {}, 0) });
