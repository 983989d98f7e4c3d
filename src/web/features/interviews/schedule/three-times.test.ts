import { expect, test } from 'vitest';
import { threeOf } from './three-times.ts';

const on = (...times: string[]) =>
  times.map((time) => ({ date: time.slice(0, 10), start_time: time.slice(11) }));
const picked = (...times: string[]) =>
  threeOf(on(...times)).map(({ date, start_time }) => `${date} ${start_time}`);

test('of free times three are suggested, of three days and not all at the same hour', () => {
  expect(
    picked(
      '2026-11-29 09:00',
      '2026-11-29 12:00',
      '2026-11-30 09:00',
      '2026-11-30 12:00',
      '2026-12-01 09:00',
    ),
  ).toEqual(['2026-11-29 09:00', '2026-11-30 12:00', '2026-12-01 09:00']);
});

test('where fewer days have one, a day has two', () => {
  expect(picked('2026-11-29 09:00', '2026-11-29 12:00', '2026-11-30 09:00')).toEqual([
    '2026-11-29 09:00',
    '2026-11-29 12:00',
    '2026-11-30 09:00',
  ]);
  expect(picked('2026-11-29 09:00')).toEqual(['2026-11-29 09:00']);
  expect(picked()).toEqual([]);
});
