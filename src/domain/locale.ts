/** The languages of the product. */
export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** A text that stands in the data rather than in the locale files, in every language. */
export type Localized = Readonly<Record<Locale, string>>;

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The writing direction for `dir` on the page. */
export function textDirection(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(locale.split('-')[0] ?? locale) ? 'rtl' : 'ltr';
}

/** The first language of an `Accept-Language` header that the product speaks, else English. */
export function localeFromHeader(header: string | null | undefined): Locale {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return { language: tag.split('-')[0] ?? '', weight: quality ? Number(quality.slice(2)) : 1, index };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  return wanted.map(({ language }) => language).find(isLocale) ?? defaultLocale;
}

/** The tag that dates and numbers are written by: in English the day comes before the month, as in the Gulf. */
export function formatTag(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : locale;
}
