import { expect, test } from 'vitest';
import { type Entry, lanesOf } from './entries.ts';

/** Entries from so many minutes after midnight to so many. */
const day = (...spans: [number, number][]) =>
  lanesOf(spans.map(([start, end]) => ({ start, minutes: end - start }) as Entry)).map(
    ({ lane, lanes }) => `${lane + 1} of ${lanes}`,
  );

test('two that overlap share the width, and those before and after them have all of it', () => {
  const around = [480, 525] as [number, number];
  expect(day(around, [600, 645], [615, 660], [660, 690])).toEqual(['1 of 1', '1 of 2', '2 of 2', '1 of 1']);
});

test('one that touches either of two which overlap is narrow like them, in the lane that is free', () => {
  expect(day([600, 645], [630, 720], [660, 690])).toEqual(['1 of 2', '2 of 2', '1 of 2']);
});
