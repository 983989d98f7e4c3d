import { expect, test } from 'vitest';
import { isOfAge } from './candidates/birth.ts';
import { localeFromHeader, textDirection } from './locale.ts';
import { addDays, ageOn, calendarDate, daysBetween, isCalendarDate, isRamadan, isTimeZone } from './time.ts';

test('a date is read in the zone of Qatar', () => {
  expect(calendarDate(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
  expect(calendarDate(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
  expect(calendarDate(new Date('2026-11-20T21:00:00Z'), 'America/New_York')).toBe('2026-11-20');
});

test('18 years are complete on the birthday and not a day before', () => {
  expect(isOfAge('2008-11-21', '2026-11-20')).toBe(false);
  expect(isOfAge('2008-11-21', '2026-11-21')).toBe(true);
  expect(isOfAge('2008-11-21', '2026-11-22')).toBe(true);
});

test('who was born on 29 February completes a year on 1 March of a common year', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  expect(ageOn('2008-02-29', '2028-02-28')).toBe(19);
  expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
});

test('a birth date in the future or none has no age', () => {
  expect(ageOn('2027-01-01', '2026-01-01')).toBeUndefined();
  expect(ageOn('2026-02-30', '2026-03-01')).toBeUndefined();
});

test('only dates of the calendar are dates', () => {
  expect(isCalendarDate('2024-02-29')).toBe(true);
  for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '', '2026-04-31', '1900-02-29']) {
    expect(isCalendarDate(text)).toBe(false);
  }
});

test('days are added and counted across months', () => {
  expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
  expect(daysBetween('2026-03-02', '2026-02-27')).toBe(-3);
});

test('zones are those that the runtime knows', () => {
  expect(isTimeZone('Asia/Qatar')).toBe(true);
  expect(isTimeZone('Mars/Base')).toBe(false);
});

test('the language is the first of the header that the product speaks', () => {
  expect(localeFromHeader('de,fr-CA;q=0.8,ar;q=0.7')).toBe('fr');
  expect(localeFromHeader('fr;q=0,de')).toBe('en');
  expect(localeFromHeader(null)).toBe('en');
  expect([textDirection('fr'), textDirection('ar')]).toEqual(['ltr', 'rtl']);
});

test('Ramadan lasts from its first day to its last by the calendar of Umm al-Qura', () => {
  expect(['2026-02-17', '2026-02-18', '2026-03-19', '2026-03-20'].map(isRamadan)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isRamadan('2027-02-08')).toBe(true);
});
