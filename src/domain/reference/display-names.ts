import type { Locale } from '#domain/locale.ts';

type Kind = 'region' | 'short region' | 'language' | 'currency';

const known = new Map<string, Intl.DisplayNames>();

/** What the platform calls a country, a language or a currency by its code, with a capital at its head. */
export function displayName(kind: Kind, code: string, locale: Locale): string | undefined {
  const key = `${locale} ${kind}`;
  const names = known.get(key) ?? makeNames(kind, locale);
  known.set(key, names);
  const name = names.of(code);
  return name && name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function makeNames(kind: Kind, locale: Locale): Intl.DisplayNames {
  if (kind === 'short region') return new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
  return new Intl.DisplayNames(locale, { type: kind });
}
