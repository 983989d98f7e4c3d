import { expect, test } from 'vitest';
import { isFine, readLicences } from './licences.mjs';

test('no package forbids selling the product', () => {
  const all = readLicences();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((entry) => !isFine(entry))).toEqual([]);
});

test.each([
  ['AGPL-3.0-only', false],
  ['GPL-3.0 OR MIT', true],
  ['MIT AND GPL-2.0', false],
  ['UNLICENSED', false],
  [undefined, false],
])('%s is fine: %s', (licence, expected) => expect(isFine({ licence, isOptional: false })).toBe(expected));
