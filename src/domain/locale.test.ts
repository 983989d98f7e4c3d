import { expect, test } from 'vitest';
import { dateFormat, otherCalendarDate } from './locale.ts';

test('French writes the first of a month as its ordinal, English as any other day', () => {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const written = (locale: 'en' | 'fr', day: string) => dateFormat(locale, options).format(new Date(day));
  expect(written('fr', '2026-10-01')).toBe('1er\u00a0octobre 2026');
  expect(written('fr', '2026-10-11')).toBe('11\u00a0octobre 2026');
  expect(written('en', '2026-10-01')).toBe('1\u00a0October 2026');
});

test('the day stays on the line of its month, and the rest of a date may go to the next', () => {
  const written = (options: Intl.DateTimeFormatOptions) =>
    dateFormat('fr', { ...options, timeZone: 'UTC' }).format(new Date('2026-12-24T10:05:00Z'));
  expect(written({ weekday: 'long', day: 'numeric', month: 'long' })).toBe('jeudi 24\u00a0décembre');
  expect(written({ day: 'numeric', month: 'short' })).toBe('24\u00a0déc.');
  expect(written({ dateStyle: 'short' })).toBe('24/12/2026');
  expect(dateFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date('2026-12-24'))).toBe(
    '24\u00a0Dec 2026',
  );
});

test('a range of French dates has its word for the first of a month as well', () => {
  const format = dateFormat('fr', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  expect(format.formatRange(day('2026-01-01'), day('2026-01-07'))).toBe('1er\u20137\u00a0janv. 2026');
  expect(format.formatRange(day('2026-01-01'), day('2026-01-01'))).toBe('1er\u00a0janv. 2026');
});

test('a range of Arabic dates is in words, as a dash turns round in a line from the right; one day is that day', () => {
  const format = dateFormat('ar', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const written = (from: string, to: string) => format.formatRange(new Date(from), new Date(to));
  expect(written('2026-11-08', '2026-11-14')).toBe('من 8 إلى 14\u00a0نوفمبر 2026');
  expect(written('2026-11-29', '2026-12-05')).toBe('من 29\u00a0نوفمبر إلى 5\u00a0ديسمبر 2026');
  expect(written('2026-12-30', '2027-01-05')).toBe('من 30\u00a0ديسمبر 2026 إلى 5\u00a0يناير 2027');
  expect(written('2026-11-08', '2026-11-08')).toBe('8\u00a0نوفمبر 2026');
});

test('a date of medium length names its month in every language', () => {
  const written = (locale: 'en' | 'fr' | 'ar') =>
    dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date('2026-12-24T10:05:00Z'),
    );
  expect(written('ar')).toBe('24\u00a0ديسمبر 2026 في 10:05');
  expect(written('fr')).toBe('24\u00a0déc. 2026, 10:05');
});

test('the other calendar is that of the readers, by the day of the zone, and written with the same digits', () => {
  const evening = new Date('2026-11-30T20:30:00Z');
  expect(otherCalendarDate(evening, 'ar', 'Asia/Qatar')).toBe('20\u00a0جمادى\u00a0الآخرة\u00a01448\u00a0هـ');
  expect(otherCalendarDate(evening, 'ar', 'Asia/Karachi')).toBe(
    '21\u00a0جمادى\u00a0الآخرة\u00a01448\u00a0هـ',
  );
  for (const locale of ['en', 'fr'] as const)
    expect(otherCalendarDate(evening, locale, 'Asia/Qatar')).toBeUndefined();
});
