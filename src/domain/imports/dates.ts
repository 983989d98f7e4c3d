import { westernDigits } from '#domain/digits.ts';
import { dateTimeFormat } from '#domain/formats.ts';
import { formatTag, locales } from '#domain/locale.ts';
import { foldText } from '#domain/text/folding.ts';
import { isCalendarDate } from '#domain/time.ts';
import type { DateOrder } from './imports.ts';

/** What the dates of a column tell of their order: `unclear` where each could be read either way. */
type FoundOrder = DateOrder | 'unclear' | 'named';

const numbers = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})\b/;
const fromYear = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:\D|$)/;

/** Names of months in every language of the product, long and short. */
const months = new Map<string, number>(
  locales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = dateTimeFormat(formatTag(locale), { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index): [string, number] => [
        plain(format.format(new Date(Date.UTC(2024, index, 15)))),
        index + 1,
      ]);
    }),
  ),
);

/** In which order the dates of a column stand, as far as they tell it themselves. */
export function orderOf(dates: Iterable<string>): FoundOrder {
  let found: FoundOrder = 'named';
  for (const text of dates) {
    const [, first, second] = numbers.exec(plainCell(text)) ?? [];
    if (!first || !second) continue;
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
    if (first !== second) found = 'unclear';
  }
  return found;
}

/** The day that a cell names, as `2025-04-03`; undefined where it names none. */
export function readDate(text: string, order: DateOrder): string | undefined {
  const plainText = plainCell(text);
  const year = fromYear.exec(plainText);
  if (year) return dateOf(year[1], year[2], year[3]);
  const numeric = numbers.exec(plainText);
  if (numeric) {
    const [, first, second, last] = numeric;
    return order === 'day-first' ? dateOf(last, second, first) : dateOf(last, first, second);
  }
  return namedDate(plainText);
}

/** `3 avril 2025`, `April 3, 2025`, `03-Apr-25`. */
function namedDate(text: string): string | undefined {
  const parts = text
    .slice(0, 60)
    .split(/[\s,/.،-]+/u)
    .filter(Boolean);
  const place = parts.findIndex((part) => months.has(plain(part)));
  if (place < 0 || place > 3) return undefined;
  const figures = parts
    .filter((part) => /^\d{1,4}(?:st|nd|rd|th|er)?$/.test(part))
    .map((part) => part.replace(/\D/g, ''));
  const [day, year] = figures;
  return dateOf(year, String(months.get(plain(parts[place] ?? ''))), day);
}

function dateOf(year = '', month = '', day = ''): string | undefined {
  const whole = year.length === 2 ? `${Number(year) > 70 ? 19 : 20}${year}` : year;
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** `Sep` and `Sept` are both written. */
function plain(month: string): string {
  return foldText(month).replace(/^sept$/, 'sep');
}

/** A cell with 0–9, without the marks of direction that spreadsheets write. */
export function plainCell(text: string): string {
  return westernDigits(text.replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')).trim();
}
