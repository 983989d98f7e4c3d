import { expect, test } from 'vitest';
import { busyOf, freeOf } from './day-busy.ts';

// Monday, 30 November 2026.
const day = '2026-11-30';
const zone = 'Asia/Qatar';

test('what is taken of somebody’s day are own interviews, the own calendar and what is kept free', () => {
  const interviewer = { id: 'a', name: 'Huda' };
  const time = { starts_at: '2026-11-30T07:00:00.000Z', ends_at: '2026-11-30T07:45:00.000Z' };
  const asked = {
    data: [
      { who: 'interviewer' as const, interviewer_id: 'a', name: 'Huda', ...time },
      { who: 'interviewer' as const, interviewer_id: 'b', name: 'Khalid', ...time },
    ],
    outside: [
      // Until three in the morning of the next day.
      {
        interviewer,
        cause: 'rule' as const,
        as_of: null,
        ...{ starts_at: '2026-11-30T14:00:00.000Z', ends_at: '2026-12-01T00:00:00.000Z' },
      },
    ],
  };
  expect(busyOf(asked, 'a', { day, zone })).toEqual([
    { date: day, start: 600, minutes: 45, cause: 'interview' },
    { date: day, start: 1020, minutes: 420, cause: 'rule' },
  ]);
});

test('all are free within working hours, for as long as a usual interview, and from the next half hour on', () => {
  expect(freeOf([], { day })).toEqual([{ start: 540, minutes: 480 }]);
  const taken = [
    { start: 600, minutes: 120 },
    { start: 570, minutes: 60 },
    { start: 750, minutes: 15 },
  ];
  expect(freeOf(taken, { day })).toEqual([{ start: 765, minutes: 255 }]);
  expect(freeOf(taken, { day, soonest: 790 })).toEqual([{ start: 810, minutes: 210 }]);
  expect(freeOf(taken, { day, soonest: 1000 })).toEqual([]);
  expect(freeOf([{ start: 480, minutes: 600 }], { day })).toEqual([]);
});

test('a Friday is no working day', () => {
  expect(freeOf([], { day: '2026-12-04' })).toEqual([]);
});
