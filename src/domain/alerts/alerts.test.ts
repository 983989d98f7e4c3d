import { expect, test } from 'vitest';
import { openingWords, termsOf } from './matching.ts';
import { nextLetterAt } from './schedule.ts';

test.each([
  ['daily', '2026-11-21T04:00:00Z', '2026-11-21T05:00:00.000Z'],
  ['daily', '2026-11-21T05:00:00Z', '2026-11-22T05:00:00.000Z'],
  ['weekly', '2026-11-21T09:00:00Z', '2026-11-28T05:00:00.000Z'],
] as const)('a %s email asked for at %s comes at %s, eight in Qatar', (frequency, now, then) => {
  expect(nextLetterAt(frequency, new Date(now), 'Asia/Qatar')?.toISOString()).toBe(then);
});

test('what is to be told at once has no morning', () => {
  expect(nextLetterAt('at_once', new Date(), 'Asia/Qatar')).toBeNull();
});

test('each tag is its words with the longest in front; no tag is any opening', () => {
  expect(termsOf(['Senior Nurse', 'chef'])).toEqual([
    { lead: 'senior', words: ['senior', 'nurse'] },
    { lead: 'chef', words: ['chef'] },
  ]);
  expect(termsOf([])).toEqual([{ lead: '', words: [] }]);
});

test('an opening answers the beginnings of its words, in each language', () => {
  const words = new Set(openingWords('Registered Nurse'));
  for (const word of ['', 'nur', 'nurse', 'regist', 'infirmiere']) expect(words).toContain(word);
  expect(words).not.toContain('urse');
});
