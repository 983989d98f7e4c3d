import { expect, test } from 'vitest';
import { hoursOf } from './shown-hours.ts';

const at = (hour: number, minutes = 45) => ({ start: hour * 60, minutes });

test('a day of usual hours has no fold, and goes on as long as what begins in it', () => {
  expect(hoursOf([], () => false)).toEqual({ first: 8, last: 18, folds: [] });
  expect(hoursOf([at(8), at(17.5)], () => false)).toEqual({ first: 8, last: 19, folds: [] });
});

test('what begins before or after is folded, none of it left out, until it is opened', () => {
  const entries = [at(6.5), at(10), at(18), at(22, 180)];
  const { first, last, folds } = hoursOf(entries, () => false);
  expect([first, last]).toEqual([8, 18]);
  expect(folds.map(({ edge, hour, entries: own }) => [edge, hour, own])).toEqual([
    ['early', 8, [at(6.5)]],
    ['late', 18, [at(18), at(22, 180)]],
  ]);
  const late = hoursOf(entries, ({ edge }) => edge === 'late');
  expect([late.first, late.last]).toEqual([8, 24]);
  const both = hoursOf(entries, () => true);
  expect([both.first, both.last]).toEqual([6, 24]);
});

test('what begins at six in the evening is seen where another interview goes on into that hour', () => {
  const { last, folds } = hoursOf([at(17.5), at(18), at(19)], () => false);
  expect([last, folds.map(({ entries }) => entries)]).toEqual([19, [[at(19)]]]);
});
