import { expect, test } from 'vitest';
import { periodBefore, periodOf, trendPointsOf, weeksOf } from './statistics.ts';

test('a period is the last thirty days unless told, at most a year, and never in the future', () => {
  expect(periodOf({}, '2026-11-21')).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  expect(periodOf({ from: '2026-11-01', to: '2026-11-10' }, '2026-11-21')).toEqual({
    from: '2026-11-01',
    to: '2026-11-10',
  });
  expect(periodOf({ from: '2020-01-01', to: '2030-01-01' }, '2026-11-21')).toEqual({
    from: '2025-11-21',
    to: '2026-11-21',
  });
});

test('the period before has as many days and ends where this one begins', () => {
  expect(periodBefore({ from: '2026-11-01', to: '2026-11-10' })).toEqual({
    from: '2026-10-22',
    to: '2026-10-31',
  });
});

test('a trend has ten points at most, and no point is shorter than a day', () => {
  expect(trendPointsOf({ from: '2026-11-01', to: '2026-11-30' })).toBe(10);
  expect(trendPointsOf({ from: '2026-11-01', to: '2026-11-04' })).toBe(4);
});

test('weeks begin on Sundays, as those of the calendar do, the first and the last one whole', () => {
  expect(weeksOf({ from: '2026-10-31', to: '2026-11-08' })).toEqual([
    '2026-10-25',
    '2026-11-01',
    '2026-11-08',
  ]);
  expect(weeksOf({ from: '2026-11-01', to: '2026-11-07' })).toEqual(['2026-11-01']);
});
