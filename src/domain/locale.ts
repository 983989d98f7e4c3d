import { dateTimeFormat } from '#domain/formats.ts';
import { type Digits, defaultDigits, digitsInUse } from './digits.ts';
import { type Locale, localeList } from './locale-list.ts';

export type { Locale } from './locale-list.ts';

const [first, ...others] = localeList;

/** The codes of the languages of the product, in the order of their list; the one spoken by default comes first. */
export const locales: readonly [Locale, ...Locale[]] = [first.code, ...others.map(({ code }) => code)];

export const defaultLocale: Locale = first.code;

/** What stands in the data rather than in the locale files, in every language; `textIn` takes one. */
export type Localized<Text = string> = Readonly<Record<Locale, Text>>;

/** What was saved before a language was added, in every language: in the new one it reads as in the default one. */
export function inEveryLanguage<Text>(texts: Readonly<Partial<Record<Locale, Text>>>): Record<Locale, Text> {
  const all = locales.map((locale) => [locale, texts[locale] ?? texts[defaultLocale]]);
  return Object.fromEntries(all);
}

/** The beginning of an address that names its language: none for the language spoken by default. */
export type LocalePrefix = '' | `/${Locale}`;

/** The beginnings of the addresses of all languages. */
export const localePrefixes: readonly LocalePrefix[] = locales.map(prefixOf);

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language that people or rows name, or the one spoken by default. */
export function localeOrDefault(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}

export function prefixOf(locale: Locale): LocalePrefix {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** The language that the address of a page names, if it names one. */
export function localeOfPath(path: string): Locale | undefined {
  const [, start] = path.split('/', 2);
  return isLocale(start) ? start : undefined;
}

/** The prefix of an address, empty where it names no other language than the default. */
export function prefixOfPath(path: string): LocalePrefix {
  const locale = localeOfPath(path);
  return locale ? prefixOf(locale) : '';
}

/** A path without the language that it names: `/fr/plans` → `/plans`. */
export function plainPath(path: string): string {
  const prefix = prefixOfPath(path);
  return path.slice(prefix.length) || '/';
}

/** A public path in a language: `/plans` → `/fr/plans`. */
export function localizedPath(path: string, prefix: LocalePrefix): string {
  if (!prefix) return path;
  return path === '/' ? prefix : `${prefix}${path}`;
}

/** The writing direction for `dir` on the page. */
export function textDirection(locale: Locale): 'ltr' | 'rtl' {
  return entryOf(locale).direction;
}

/** The first language of an `Accept-Language` header that the product speaks, else the default. */
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

/** The tag that dates and numbers are written by, in the digits of what is being written. */
export function formatTag(locale: Locale): string {
  const { formats } = entryOf(locale);
  const digits = digitsIn(locale, digitsInUse());
  return digits === defaultDigits ? formats : formats.replace(`-nu-${defaultDigits}`, `-nu-${digits}`);
}

/** The digits that a reader chose, in a language that has them; the usual ones in any other. */
export function digitsIn(locale: Locale, chosen: unknown): Digits {
  const other = otherDigitsOf(locale);
  return other && chosen === other ? other : defaultDigits;
}

/** What a reader of a language may choose instead of 0–9. */
export function otherDigitsOf(locale: Locale): Digits | undefined {
  const entry = entryOf(locale);
  return 'otherDigits' in entry ? entry.otherDigits : undefined;
}

/**
 * Writes dates by the habits of a language: months in words unless figures are asked for, its word for the first of a month,
 * and the day on the line of its month.
 */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions) {
  const entry = entryOf(locale);
  const isLong = options.dateStyle === 'medium' && 'hasFigureDates' in entry;
  const dates = dateTimeFormat(formatTag(locale), isLong ? { ...options, dateStyle: 'long' } : options);
  const first = 'firstOfMonth' in entry ? entry.firstOfMonth : '1';
  const written = (parts: Intl.DateTimeFormatPart[]) =>
    withFirmDay(
      parts.map((part) => (part.type === 'day' && part.value === '1' ? { ...part, value: first } : part)),
    );
  return {
    format: (at: Date | number) => written(dates.formatToParts(at)),
    formatRange: (from: Date | number, to: Date | number) =>
      written(inWords(dates.formatRangeToParts(from, to), locale)),
  };
}

/** The parts of a date put together: the day keeps with its month. */
function withFirmDay(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts
    .map(({ value }, index) => (value === ' ' && parts[index - 1]?.type === 'day' ? '\u00a0' : value))
    .join('');
}

/** From the earlier to the later as a language reads it: `10:00–10:45`, in Arabic `من 10:00 إلى 10:45`. */
export function rangeText(from: string, to: string, locale: Locale): string {
  const words = wordsOfRange(locale);
  return words ? `${words.from}${from}${words.to}${to}` : `${from}–${to}`;
}

/** A range of dates with the words of its language around its beginning; a range of one day is that day. */
function inWords(parts: DateRangePart[], locale: Locale): DateRangePart[] {
  const words = wordsOfRange(locale);
  const start = parts.findIndex(({ source }) => source === 'startRange');
  const between = parts.findLastIndex(({ source }) => source === 'startRange') + 1;
  if (!words || start === -1) return parts;
  const word = (value: string): DateRangePart => ({ type: 'literal', value, source: 'shared' });
  return [
    ...parts.slice(0, start),
    word(words.from),
    ...parts.slice(start, between),
    word(words.to),
    ...parts.slice(between + 1),
  ];
}

type DateRangePart = ReturnType<Intl.DateTimeFormat['formatRangeToParts']>[number];

function wordsOfRange(locale: Locale) {
  const entry = entryOf(locale);
  return 'range' in entry ? entry.range : undefined;
}

/**
 * A day in the other calendar of a language, `20 جمادى الآخرة 1448 هـ`, on one line; undefined in a language that has one
 * alone. It is shown beside the usual date and never read back.
 */
export function otherCalendarDate(at: Date, locale: Locale, timeZone: string): string | undefined {
  const entry = entryOf(locale);
  if (!('otherCalendar' in entry)) return undefined;
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  const dates = dateTimeFormat(formatTag(locale), { ...parts, calendar: entry.otherCalendar });
  return dates.format(at).replaceAll(' ', '\u00a0');
}

/** The same of a day of the calendar, `2026-12-10`, whatever the zone. */
export function otherCalendarDay(date: string, locale: Locale): string | undefined {
  return otherCalendarDate(new Date(`${date}T12:00:00Z`), locale, 'UTC');
}

/** How a language names zones by their place; undefined where it names them by their city. */
export function namesOfZones(locale: Locale): { word: string; comma: string } | undefined {
  const entry = entryOf(locale);
  return 'zones' in entry ? entry.zones : undefined;
}

/** What a language is called where there is room for two or three letters. */
export function shortNameOf(locale: Locale): string {
  const entry = entryOf(locale);
  return 'short' in entry ? entry.short : locale.toUpperCase();
}

/** Whether a blank stands before double signs, as in French. */
export function isSpaced(locale: Locale): boolean {
  return 'isSpaced' in entryOf(locale);
}

/** Whether a language or a visa is named with a capital inside a sentence, as in English. */
export function hasCapitalNames(locale: Locale): boolean {
  return 'hasCapitalNames' in entryOf(locale);
}

function entryOf(locale: Locale) {
  return localeList.find(({ code }) => code === locale) ?? first;
}
