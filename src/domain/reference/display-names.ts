import { displayNames } from '#domain/formats.ts';
import type { Locale } from '#domain/locale.ts';

type Kind = 'region' | 'short region' | 'language' | 'currency';

/** What the platform calls a country, a language or a currency by its code, with a capital at its head. */
export function displayName(kind: Kind, code: string, locale: Locale): string | undefined {
  const name = namesOf(kind, locale).of(code);
  return name && name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function namesOf(kind: Kind, locale: Locale): Intl.DisplayNames {
  if (kind === 'short region') return displayNames(locale, { type: 'region', style: 'short' });
  return displayNames(locale, { type: kind });
}
