import { currentYear, type ExperiencePeriod, monthsOfTotal } from '#domain/candidates/experience-dates.ts';
import { inDigits } from '#domain/digits.ts';
import { dateTimeFormat } from '#domain/formats.ts';
import { dateFormat, formatTag } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';

/** The name of a month, 1 to 12, in the reader's language. */
export function monthName(month: number, style: 'long' | 'short' = 'long'): string {
  return dateTimeFormat(formatTag(getLocale()), { month: style, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2020, month - 1, 15)),
  );
}

/** "2009 – 2013", in Arabic "من 2009 إلى 2013"; where one end is not known, the other alone. */
export function spanText(from: string, to: string): string {
  return from && to ? m.candidates_span({ from, to }) : from || to;
}

/** "Jan 2020 – Present", "janv. 2020 – aujourd’hui". */
export function periodText({ from_month, from_year, to_month, to_year }: ExperiencePeriod): string {
  const end =
    to_year === currentYear
      ? m.candidates_present_period()
      : `${monthName(to_month, 'short')} ${inDigits(to_year)}`;
  return spanText(`${monthName(from_month, 'short')} ${inDigits(from_year)}`, end);
}

/** The text of 'years.months': "3 years and 6 months of experience". */
export function durationText(total: string): string {
  const months = monthsOfTotal(total);
  return m.candidates_total_experience({ years: Math.floor(months / 12), months: months % 12 });
}

/** A calendar date, or the date of a moment, in the reader's language: "21 November 2026". */
export function dayText(date: string): string {
  return dateFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
