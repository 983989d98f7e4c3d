import { z } from 'zod';
import { proficiencies } from '#domain/reference/proficiency.ts';
import { shortText } from '#domain/text/text.ts';
import { isSameTag } from './tags.ts';

const languagesMaximum = 30;

/** One language: 'Language required!', 'Level is required!'. */
const languageEntry = z.object({
  name: shortText(100, { required: 'validation_language_required' }),
  level: z.enum(proficiencies, { error: 'validation_level_required' }),
});
export type LanguageEntry = z.infer<typeof languageEntry>;

/** A candidate's languages; a name stands once ('{name} is added already!'). */
export const languages = z
  .array(languageEntry)
  .max(languagesMaximum)
  .superRefine((entries, context) => {
    entries.forEach(({ name }, index) => {
      if (!hasLanguage(entries.slice(0, index), name)) return;
      const message = 'validation_language_duplicate';
      context.addIssue({ code: 'custom', path: [index, 'name'], message, params: { name } });
    });
  });

/** Whether the language is in the list, whatever its case. */
function hasLanguage(entries: readonly { name: string }[], name: string): boolean {
  return entries.some((entry) => isSameTag(entry.name, name));
}
