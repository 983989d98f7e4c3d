import { expect, test } from 'vitest';
import { startOfDay } from './trial.ts';

test.each([
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Asia/Beirut', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00.000Z'],
  ['Asia/Qatar', '2028-02-29', '2028-02-28T21:00:00.000Z'],
])('in %s %s begins at its first moment, also where the clocks change at midnight', (zone, date, instant) => {
  expect(startOfDay(date, zone).toISOString()).toBe(instant);
});
