import { numberFormat, relativeTimeFormat } from '#domain/formats.ts';
import { dateFormat, formatTag, type Locale } from '#domain/locale.ts';
import { defaultTimeZone } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { currencySign } from '#web/money.ts';

// Made once, as a page of cards formats dozens of numbers and dates; and at their first use, as one takes milliseconds.
const numbers = perLocale((locale) => numberFormat(formatTag(locale), { maximumFractionDigits: 0 }));
const ages = perLocale((locale) => relativeTimeFormat(formatTag(locale), { numeric: 'auto' }));
const days = perLocale((locale) => dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const moments = perLocale((locale) => dateFormat(locale, { dateStyle: 'long', timeZone: defaultTimeZone }));

/** The dates that were written out, by day: writing one takes longer than rendering its card. */
const written = perLocale(() => new Map<number, string>());

export interface SalaryFacts {
  start: number;
  end: number;
  currency: string;
}

/** "QAR 22,000–28,000" */
export function salaryText({ start, end, currency }: SalaryFacts): string {
  const format = numbers();
  return m.job_openings_salary_range({
    currency: currencySign(currency),
    from: format.format(start),
    to: format.format(end),
  });
}

export function numberText(value: number): string {
  return numbers().format(value);
}

/** "2 days ago": by calendar days of Qatar, which knows no summer time. */
export function ageText(publishedAt: string, now: number): string {
  const age = qatarDay(now) - qatarDay(Date.parse(publishedAt));
  const format = ages();
  if (age < 14) return format.format(-Math.max(0, age), 'day');
  if (age < 60) return format.format(-Math.round(age / 7), 'week');
  return format.format(-Math.round(age / 30.4), 'month');
}

/** "19 November 2026", of an instant in Qatar */
export function dateText(instant: string): string {
  const texts = written();
  const day = qatarDay(Date.parse(instant));
  const known = texts.get(day);
  if (known !== undefined) return known;
  const text = moments().format(Date.parse(instant));
  if (texts.size > 5000) texts.clear();
  texts.set(day, text);
  return text;
}

/** "12 December 2026", of a calendar date */
export function dayText(date: string): string {
  return days().format(Date.parse(`${date}T00:00:00Z`));
}

const hour = 3_600_000;

function qatarDay(instant: number): number {
  return Math.floor((instant + 3 * hour) / (24 * hour));
}

/** What `make` makes for the language and the digits of the page, kept. */
function perLocale<Format>(make: (locale: Locale) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const locale = getLocale();
    const tag = formatTag(locale);
    const known = made.get(tag);
    if (known !== undefined) return known;
    const format = make(locale);
    made.set(tag, format);
    return format;
  };
}
