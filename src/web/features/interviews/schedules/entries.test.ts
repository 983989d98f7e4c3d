import { expect, test } from 'vitest';
import { type Entry, foldedLanesOf, lanesOf } from './entries.ts';

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

test('where more lie side by side than have room, the last lane says how many it stands for, and until when', () => {
  const five = [600, 600, 610, 615, 640].map((start, index) => ({
    ...({ key: `${index}`, date: '2026-11-29', start, minutes: 45 } as Entry),
  }));
  const apart = { key: 'apart', date: '2026-11-29', start: 700, minutes: 30 } as Entry;
  const { placed, folded } = foldedLanesOf([...five, apart], 3);
  expect(
    placed.map(({ entry, lane, lanes, isBesideMore }) => [
      entry.key,
      `${lane + 1} of ${lanes}`,
      isBesideMore,
    ]),
  ).toEqual([
    ['0', '1 of 2', true],
    ['1', '2 of 2', true],
    ['apart', '1 of 1', false],
  ]);
  expect(folded).toEqual([{ key: '2', date: '2026-11-29', start: 610, minutes: 75, more: 3 }]);
  expect(foldedLanesOf(five, 5)).toMatchObject({ folded: [], placed: { length: 5 } });
});

test('what lies apart in the last lane is counted apart, and nothing is counted twice', () => {
  const at = (key: string, start: number, minutes: number) =>
    ({ key, date: '2026-11-29', start, minutes }) as Entry;
  const { placed, folded } = foldedLanesOf(
    [at('long', 540, 300), at('long too', 540, 300), at('a', 550, 30), at('b', 560, 30), at('c', 600, 30)],
    3,
  );
  expect(placed.map(({ entry }) => entry.key)).toEqual(['long', 'long too']);
  expect(folded.map(({ start, minutes, more }) => [start, minutes, more])).toEqual([
    [550, 40, 2],
    [600, 30, 1],
  ]);
});
