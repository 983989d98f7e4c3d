import { expect, test } from 'vitest';
import { freeTimes } from './free-times.ts';

// A Wednesday, at noon in Doha.
const wednesday = {
  ...{ first: '2026-11-25', zone: 'Asia/Qatar', theirs: null, minutes: 45 },
  now: new Date('2026-11-25T09:00:00Z'),
};
const free = (
  changes: Partial<Parameters<typeof freeTimes>[1]> = {},
  busy: Parameters<typeof freeTimes>[0] = [],
) => freeTimes(busy, { ...wednesday, ...changes }).map(({ date, start_time }) => `${date} ${start_time}`);

test('free times lie a day ahead at least, from Sunday to Thursday, within working hours', () => {
  expect(free()).toEqual([
    '2026-11-26 12:00',
    '2026-11-26 15:00',
    '2026-11-29 09:00',
    '2026-11-29 12:00',
    '2026-11-30 09:00',
  ]);
});

test('an interview that stands moves the time behind it; one that ends as it begins does not', () => {
  const taken = (startsAt: string, endsAt: string) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  });
  expect(free({}, [taken('2026-11-26T09:15:00Z', '2026-11-26T10:00:00Z')])[0]).toBe('2026-11-26 13:00');
  expect(free({}, [taken('2026-11-26T08:15:00Z', '2026-11-26T09:00:00Z')])[0]).toBe('2026-11-26 12:00');
});

test('they are decent hours where the candidate is, or, where no hour is that on both clocks, the company’s', () => {
  // Nine in Cairo is ten in Doha, nine in London is noon.
  expect(free({ theirs: 'Africa/Cairo' })[2]).toBe('2026-11-29 10:00');
  expect(free({ theirs: 'Europe/London' })[2]).toBe('2026-11-29 12:00');
  expect(free({ theirs: 'America/Los_Angeles' })).toEqual(free());
});
