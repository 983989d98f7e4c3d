import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#texts/runtime.js';
import { sizeLabel } from './file-size.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

test('a size is written one way, in the language of the page', () => {
  const plain = (bytes: number) => sizeLabel(bytes).replace('\u00a0', ' ');
  expect([12, 2048, 3 * 1024 * 1024, 3.25 * 1024 * 1024].map(plain)).toEqual([
    '1 KB',
    '2 KB',
    '3 MB',
    '3.3 MB',
  ]);
  overwriteGetLocale(() => 'fr');
  expect([2048, 3.25 * 1024 * 1024].map(plain)).toEqual(['2 Ko', '3,3 Mo']);
  overwriteGetLocale(() => 'ar');
  expect([2048, 3.25 * 1024 * 1024, 72.7 * 1024 ** 3].map(plain)).toEqual([
    '2 كيلوبايت',
    '3.3 ميغابايت',
    '72.7 غيغابايت',
  ]);
  expect(sizeLabel(2048)).toContain('\u00a0');
});
