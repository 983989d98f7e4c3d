import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openingWords, termsOf } from './matching.ts';
import { nextLetterAt } from './schedule.ts';

test.each([
  ['daily', '2026-11-21T04:00:00Z', '2026-11-21T05:07:00.000Z'],
  ['daily', '2026-11-21T05:00:00Z', '2026-11-22T05:07:00.000Z'],
  ['weekly', '2026-11-21T09:00:00Z', '2026-11-28T05:07:00.000Z'],
] as const)(
  'a %s email asked for at %s comes at %s, the reader’s minute after eight in Qatar',
  (frequency, now, then) => {
    const reader = { timezone: 'Asia/Qatar', recipient: '0b54a1c2-5f0e-4c3d-9a51-000000000007' };
    expect(nextLetterAt(frequency, new Date(now), reader)?.toISOString()).toBe(then);
  },
);

test('the mornings of many readers of one zone are spread over the hour, each reader’s at the same minute', () => {
  const minuteOf = (recipient: string, now: string) =>
    nextLetterAt('daily', new Date(now), { timezone: 'Asia/Qatar', recipient })?.toISOString().slice(11, 16);
  const readers = Array.from({ length: 5500 }, () => randomUUID());
  const counts = new Map<string | undefined, number>();
  for (const reader of readers) {
    const minute = minuteOf(reader, '2026-11-21T09:00:00Z');
    expect(minuteOf(reader, '2026-12-24T09:00:00Z')).toBe(minute);
    counts.set(minute, (counts.get(minute) ?? 0) + 1);
  }
  // A hundred each where they are spread evenly.
  expect(Math.max(...counts.values())).toBeLessThan(160);
  expect([...counts.keys()].sort()).toEqual(
    Array.from({ length: 55 }, (_, minute) => `05:${String(minute).padStart(2, '0')}`),
  );
});

test('what is to be told at once has no morning', () => {
  expect(nextLetterAt('at_once', new Date(), { timezone: 'Asia/Qatar', recipient: randomUUID() })).toBeNull();
});

test('each tag is its words with the longest in front; no tag is any opening', () => {
  expect(termsOf(['Senior Nurse', 'chef'])).toEqual([
    { lead: 'senior', words: ['senior', 'nurse'] },
    { lead: 'chef', words: ['chef'] },
  ]);
  expect(termsOf([])).toEqual([{ lead: '', words: [] }]);
});

test('an opening answers the beginnings of its words, in each language', () => {
  const words = new Set(openingWords(['Registered Nurse']));
  for (const word of ['', 'nur', 'nurse', 'regist', 'infirmiere']) expect(words).toContain(word);
  expect(words).not.toContain('urse');
});
