import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#texts/runtime.js';
import { moneyText } from './money.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

test('money is written one way, in the language of the page', () => {
  const plain = (amount: number, currency?: string) => moneyText(amount, currency).replace(/\s/g, ' ');
  expect([plain(16_500), plain(490, 'AED')]).toEqual(['QAR 16,500', 'AED 490']);
  overwriteGetLocale(() => 'fr');
  expect([plain(16_500), plain(490, 'AED')]).toEqual(['16 500 QAR', '490 AED']);
  overwriteGetLocale(() => 'ar');
  expect([plain(16_500), plain(490, 'AED')]).toEqual(['16,500 ر.ق.', '490 د.إ.']);
});
