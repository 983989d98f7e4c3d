import { expect, test } from 'vitest';
import { ageText, dateText, dayText, salaryText } from './opening-format.ts';

const now = Date.parse('2026-11-21T09:00:00Z');

test('the age counts calendar days of Qatar', () => {
  expect(ageText('2026-11-21T08:00:00Z', now)).toBe('today');
  // 23:30 of the day before in Doha
  expect(ageText('2026-11-20T20:30:00Z', now)).toBe('yesterday');
  expect(ageText('2026-11-19T12:00:00Z', now)).toBe('2 days ago');
  expect(ageText('2026-10-25T12:00:00Z', now)).toBe('4 weeks ago');
  expect(ageText('2026-08-20T12:00:00Z', now)).toBe('3 months ago');
});

test('an opening from the future, by a clock that differs, is of today', () => {
  expect(ageText('2026-11-21T23:00:00Z', now)).toBe('today');
});

test('dates and salaries are written out', () => {
  expect(dateText('2026-11-19T22:00:00Z')).toBe('20\u00a0November 2026');
  expect(dayText('2026-12-12')).toBe('12\u00a0December 2026');
  expect(salaryText({ start: 22_000, end: 28_000, currency: 'QAR' })).toBe('QAR 22,000–28,000');
});
