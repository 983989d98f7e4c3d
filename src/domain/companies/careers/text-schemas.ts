import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { optionalLongText, optionalShortText } from '#domain/text/text.ts';
import type { TextByLanguage } from './texts.ts';

/** One line in each language; any may be empty. */
export function lineByLanguage(maximum: number) {
  return byLanguage(optionalShortText(maximum));
}

/** Several lines in each language; any may be empty. */
export function linesByLanguage(maximum: number) {
  return byLanguage(optionalLongText(maximum));
}

function byLanguage(text: ReturnType<typeof optionalShortText>) {
  return z
    .object(Object.fromEntries(locales.map((locale) => [locale, text])))
    .partial()
    .transform((texts): TextByLanguage => {
      const written = locales.flatMap((locale) => (texts[locale] ? [[locale, texts[locale]] as const] : []));
      return Object.fromEntries(written);
    });
}
