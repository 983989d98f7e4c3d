import { defaultLocale, type Locale, locales } from '#domain/locale.ts';

/** A text in the languages of its readers, without those that are empty. */
export type TextByLanguage = Readonly<Record<string, string>>;

/** A text with the language that it stands in. */
export interface WrittenText {
  text: string;
  language: string;
}

/** What readers of a language are shown: their own, else the default one's, else whichever there is. */
export function writtenIn(locale: Locale, texts: TextByLanguage): WrittenText | null {
  for (const language of [locale, defaultLocale, ...locales]) {
    const text = texts[language];
    if (text) return { text, language };
  }
  return null;
}
