import type { Locale } from '#domain/locale.ts';
import { defaultTimeZone } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';

// Made once: a page of cards formats dozens of numbers and dates.
const numbers = bothLocales((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }));
const ages = bothLocales((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
const days = bothLocales((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));
const moments = bothLocales(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: defaultTimeZone }),
);

/** The dates that were written out, by day: writing one takes longer than drawing its card. */
const written = bothLocales(() => new Map<number, string>());

export interface SalaryFacts {
  start: number;
  end: number;
  currency: string;
}

/** "QAR 22,000–28,000" */
export function salaryText({ start, end, currency }: SalaryFacts): string {
  const format = numbers[getLocale()];
  return m.job_openings_salary_range({ currency, from: format.format(start), to: format.format(end) });
}

export function numberText(value: number): string {
  return numbers[getLocale()].format(value);
}

/** "2 days ago": by calendar days of Qatar, which knows no summer time. */
export function ageText(publishedAt: string, now: number): string {
  const age = qatarDay(now) - qatarDay(Date.parse(publishedAt));
  const format = ages[getLocale()];
  if (age < 14) return format.format(-Math.max(0, age), 'day');
  if (age < 60) return format.format(-Math.round(age / 7), 'week');
  return format.format(-Math.round(age / 30.4), 'month');
}

/** "19 November 2026", of an instant in Qatar */
export function dateText(instant: string): string {
  const locale = getLocale();
  const day = qatarDay(Date.parse(instant));
  const known = written[locale].get(day);
  if (known !== undefined) return known;
  const text = moments[locale].format(Date.parse(instant));
  if (written[locale].size > 5000) written[locale].clear();
  written[locale].set(day, text);
  return text;
}

/** "12 December 2026", of a calendar date */
export function dayText(date: string): string {
  return days[getLocale()].format(Date.parse(`${date}T00:00:00Z`));
}

const hour = 3_600_000;

function qatarDay(instant: number): number {
  return Math.floor((instant + 3 * hour) / (24 * hour));
}

function bothLocales<Format>(make: (tag: string) => Format): Readonly<Record<Locale, Format>> {
  return { en: make('en-GB'), fr: make('fr') };
}
