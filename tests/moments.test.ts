import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collator, dateTimeFormat } from '#domain/formats.ts';
import { meetingTime } from '#emails/dates.ts';
import { momentText, shortDayInYear, zonedMomentText, zonedWhenText } from '#web/moments.ts';

/** Where the time of a day may be written out: the one formatter of each side, and the rules of the calendar. */
const formatters = ['src/web/moments.ts', 'src/emails/dates.ts'];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|gen)\./.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

test('the time of day is written by one formatter on each side, so that one moment reads alike everywhere', () => {
  const writesTime =
    /timeStyle|\bhour: '|\bhourCycle\b|toLocaleTimeString|new Date\([^()]*\)\.toLocale(?:Date)?String|resolvedOptions\(\)\.timeZone/;
  const others = ['src/web', 'src/emails']
    .flatMap(sources)
    .filter((path) => !formatters.includes(path) && writesTime.test(readFileSync(path, 'utf8')));
  expect(others).toEqual([]);
});

test('a formatter is made once for its language and options, and only where they are kept', () => {
  const makesOne =
    /new Intl\.(?:DateTimeFormat|NumberFormat|RelativeTimeFormat|DisplayNames|ListFormat|PluralRules|Collator)\b|\.toLocale(?:Date|Time)?String\(/;
  const others = sources('src').filter((path) => makesOne.test(readFileSync(path, 'utf8')));
  expect(others).toEqual([]);
  const inQatar = { dateStyle: 'long', timeZone: 'Asia/Qatar' } as const;
  expect(dateTimeFormat('en', { ...inQatar })).toBe(dateTimeFormat('en', { ...inQatar }));
  expect(dateTimeFormat('fr', inQatar)).not.toBe(dateTimeFormat('en', inQatar));
  const kept = collator('en', { numeric: true });
  for (let place = 0; place < 500; place += 1) collator(`en-x-a${place}`);
  expect(collator('en', { numeric: true })).not.toBe(kept);
});

test('what people meet by is read on the clocks of the company, with its zone, wherever the reader is', () => {
  const [starts_at, ends_at] = ['2026-11-23T12:00:00Z', '2026-11-23T12:45:00Z'];
  expect(zonedMomentText(starts_at, 'Asia/Qatar', 'en')).toBe('23\u00a0Nov 2026, 15:00 (Qatar,\u00a0UTC+3)');
  expect(zonedWhenText({ starts_at, ends_at }, 'Asia/Manila', 'en')).toBe(
    'Mon 23\u00a0November, 20:00–20:45 (Manila,\u00a0UTC+8)',
  );
  expect(zonedMomentText(starts_at, 'Asia/Qatar', 'fr')).toContain('15:00 (Qatar,\u00a0UTC+3)');
  expect(momentText(starts_at, 'en')).toContain('23\u00a0Nov 2026');
});

test('a short day says its year where that is another one', () => {
  const now = new Date('2026-11-29T09:00:00Z');
  expect(shortDayInYear('2026-01-31T12:00:00Z', now, 'en')).toBe('31\u00a0Jan');
  expect(shortDayInYear('2025-11-29T12:00:00Z', now, 'en')).toBe('29\u00a0Nov 2025');
});

test('the hours of a meeting are read from the earlier to the later in Arabic, on screens and in letters', () => {
  const [starts_at, ends_at] = ['2026-11-23T10:00:00Z', '2026-11-23T10:45:00Z'];
  expect(zonedWhenText({ starts_at, ends_at }, 'Asia/Qatar', 'ar')).toMatch(
    /\u00a0نوفمبر، من 13:00 إلى 13:45 \(/,
  );
  const span = { startsAt: new Date(starts_at), endsAt: new Date(ends_at) };
  expect(meetingTime(span, 'Asia/Qatar', 'ar').hours).toBe('من 13:00 إلى 13:45');
  expect(meetingTime(span, 'Asia/Qatar', 'fr').hours).toBe('13:00–13:45');
});
