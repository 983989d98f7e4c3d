import { expect, test } from 'vitest';
import { cvWords } from './words.ts';

test('days of notice in an Arabic CV have the number of their figure', () => {
  expect([1, 2, 7, 30, 100].map(cvWords.ar.days)).toEqual([
    'يوم واحد',
    'يومان',
    '7 أيام',
    '30 يومًا',
    '100 يوم',
  ]);
});
