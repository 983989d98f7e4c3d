import { z } from 'zod';
import { type Locale, locales } from '#domain/locale.ts';
import { optionalLongText } from '#domain/text/text.ts';
import { companyDescriptionMaximum } from './registration.ts';

/** What a company says of itself in the languages of its readers; one that is missing stays as it is, an empty one goes. */
export const companyDescriptionsUpdate = z
  .object(Object.fromEntries(locales.map((locale) => [locale, optionalLongText(companyDescriptionMaximum)])))
  .partial();

/** What stands in which language; without those that are empty. */
export type CompanyDescriptions = Readonly<Record<string, string>>;

/** What readers of a language are shown of it: what was written in that language, else the description itself. */
export function descriptionIn(
  locale: Locale,
  { description, descriptions }: { description: string; descriptions: CompanyDescriptions },
): string {
  return descriptions[locale] || description;
}

/** What is stored after a change. */
export function changedDescriptions(
  stored: CompanyDescriptions,
  changed: z.infer<typeof companyDescriptionsUpdate>,
): CompanyDescriptions {
  const all = { ...stored, ...changed };
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = all[locale];
      return text ? [[locale, text]] : [];
    }),
  );
}
