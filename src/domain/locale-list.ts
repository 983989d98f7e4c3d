import type { Digits } from './digits.ts';

interface LocaleEntry {
  /** ISO 639-1; also the folder in src/locales and the beginning of its addresses. */
  code: string;
  /** What its speakers call it. */
  name: string;
  /** The same in a few letters, where that is not its code. */
  short?: string;
  direction: 'ltr' | 'rtl';
  /** The tag that dates, numbers and prices are written by. */
  formats: string;
  /** Whether a blank stands before `:`, `;`, `?`, `!`, `%` and inside of quotation marks. */
  isSpaced?: true;
  /** Whether what is named after a people or a country, and the name of a visa, has a capital inside a sentence. */
  hasCapitalNames?: true;
  /** Whether its dates of medium length are figures alone, so that the long ones stand for them. */
  hasFigureDates?: true;
  /** What stands before the place in the name of a zone, and the comma after it, where a city in Latin would not be read. */
  zones?: { word: string; comma: string };
  /** The words of a range, `من 10:00 إلى 10:45`, where a dash would turn it round. */
  range?: { from: string; to: string };
  /** The other calendar that its readers live by: its date stands beside the usual one where people meet. */
  otherCalendar?: string;
  /** The digits that its readers may have instead of 0–9, as its tag names them. */
  otherDigits?: Exclude<Digits, 'latn'>;
  /** How the first day of a month is written, where it is no mere 1. */
  firstOfMonth?: string;
}

/** The languages of the product, one line each; the first is spoken where no other is asked for. */
export const localeList = [
  // In English the day comes before the month, as in the Gulf.
  { code: 'en', name: 'English', direction: 'ltr', formats: 'en-GB', hasCapitalNames: true },
  { code: 'fr', name: 'Français', direction: 'ltr', formats: 'fr-FR', isSpaced: true, firstOfMonth: '1er' },
  {
    code: 'ar',
    name: 'العربية',
    short: 'عربي',
    direction: 'rtl',
    formats: 'ar-QA-u-nu-latn-ca-gregory-hc-h23',
    hasFigureDates: true,
    otherCalendar: 'islamic-umalqura',
    otherDigits: 'arab',
    zones: { word: 'توقيت ', comma: '، ' },
    range: { from: 'من ', to: ' إلى ' },
  },
] as const satisfies readonly LocaleEntry[];

export type Locale = (typeof localeList)[number]['code'];

/** The language in which names stand beside those in Latin letters. */
export const arabic: Locale = 'ar';

/** A text that stands in the data rather than in the locale files. */
export function textIn<Text>(texts: Readonly<Record<Locale, Text>>, locale: Locale): Text {
  return texts[locale];
}
