import { dateFormat } from '#domain/locale.ts';
import { type ReferenceList, referenceKey } from '#domain/reference/keys.ts';
import { companyNameIn } from '#domain/shown-names.ts';
import { getLocale } from '#texts/runtime.js';
import { textOf } from '#web/validation.ts';

/** The words of a stored value in the reader's language; a value that is in no list stays as it is. */
export function labelOf(list: ReferenceList, value: string): string {
  const key = referenceKey(list, value);
  const text = textOf(key);
  return text === key ? value : text;
}

/** What a company is called in the reader's language. */
export function companyLabel(company: { name: string; name_ar?: string }): string {
  return companyNameIn(getLocale(), company);
}

/** A calendar date (`YYYY-MM-DD`), or the reader's day of a moment, in words. */
export function dateLabel(date: string, style: 'long' | 'medium' = 'medium'): string {
  const isDay = date.length === 10;
  const format = dateFormat(getLocale(), {
    dateStyle: style,
    ...(isDay && { timeZone: 'UTC' }),
  });
  return format.format(new Date(date));
}
