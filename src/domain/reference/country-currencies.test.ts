import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { currenciesOfPlace, currencyAfterMove, currencyOfCountry } from './country-currencies.ts';
import { currencies, isCurrency } from './currencies.ts';

test('every country pays in a currency of the list, and every currency is some country’s', () => {
  const used = countries.map(({ name }) => currencyOfCountry(name));
  expect(used.filter((code) => !isCurrency(code))).toEqual([]);
  expect(new Set(used)).toEqual(new Set(currencies.map(({ code }) => code)));
});

test('an opening states its pay in QAR in Qatar; elsewhere the place’s own is offered first', () => {
  expect(currenciesOfPlace('Qatar')).toEqual(['QAR']);
  expect(currenciesOfPlace('Saudi Arabia')).toEqual(['SAR', 'QAR']);
  expect(currenciesOfPlace('Atlantis')).toEqual(['QAR']);
});

test.each([
  ['QAR', 'Kuwait', false, 'KWD'],
  ['QAR', 'Kuwait', true, 'QAR'],
  ['KWD', 'Oman', true, 'OMR'],
  ['OMR', 'Qatar', false, 'QAR'],
])('pay in %s of an opening that moves to %s, typed %s, is in %s', (before, country, isTyped, after) => {
  expect(currencyAfterMove(before, country, isTyped)).toBe(after);
});
