import { expect, test } from 'vitest';
import { prayersOf } from './prayers.ts';

/** When each prayer begins, on clocks three hours ahead of UTC. */
const beginsOf = (date: string, zone: string) =>
  prayersOf(date, zone, 20).map(({ startsAt }) =>
    new Date(startsAt.getTime() + 3 * 3_600_000).toISOString().slice(11, 16),
  );

test('prayers begin as the calendars of Doha and Mecca’s country have them', () => {
  expect(beginsOf('2026-11-30', 'Asia/Qatar')).toEqual(['04:41', '11:22', '14:23', '16:43', '18:13']);
  expect(beginsOf('2026-06-21', 'Asia/Riyadh')).toEqual(['03:33', '11:55', '15:16', '18:45', '20:15']);
});

test('each is kept for its minutes, that of a Friday noon for an hour', () => {
  const lengths = (date: string) =>
    prayersOf(date, 'Asia/Qatar', 15).map(
      ({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / 60_000,
    );
  expect(lengths('2026-12-03')).toEqual([15, 15, 15, 15, 15]);
  expect(lengths('2026-12-04')).toEqual([15, 60, 15, 15, 15]);
});

test('none is kept for no minutes, in a zone without a known city, and on what is no day', () => {
  expect(prayersOf('2026-12-04', 'Asia/Qatar', 0)).toEqual([]);
  expect(prayersOf('2026-12-04', 'America/Lima', 15)).toEqual([]);
  expect(prayersOf('2026-02-30', 'Asia/Qatar', 15)).toEqual([]);
});
