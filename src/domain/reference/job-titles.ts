import { z } from 'zod';
import { type Locale, locales } from '#domain/locale.ts';
import { shortText } from '#domain/text/text.ts';

/** Other words that a job title is found by. */
const mostTitleSynonyms = 20;

const titleName = shortText(100);

/** A job title as a superadmin names it: one name in each language, other words for it, and whether it is still offered. */
export const jobTitleChange = z.object({
  names: z.object(
    Object.fromEntries(locales.map((locale) => [locale, titleName])) as Record<Locale, typeof titleName>,
  ),
  synonyms: z.array(titleName).max(mostTitleSynonyms, { error: 'validation_too_many' }),
  is_retired: z.boolean(),
});
export type JobTitleChange = z.infer<typeof jobTitleChange>;
