import { expect, test } from 'vitest';
import { pageOf } from './search-params.ts';

test('a page is read alike from an address and from whoever navigates there', () => {
  expect([pageOf('2'), pageOf(2)]).toEqual([2, 2]);
  expect([pageOf('1'), pageOf(1), pageOf(1.5), pageOf('x'), pageOf(undefined)]).toEqual(
    Array.from({ length: 5 }),
  );
});
