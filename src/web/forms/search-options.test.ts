import { expect, test } from 'vitest';
import { countries, countryName } from '#domain/reference/countries.ts';
import { languageName, languages } from '#domain/reference/languages.ts';
import {
  countryOptions,
  dialCodeOptions,
  findOptions,
  isWhole,
  languageOptions,
  optionNamed,
} from './search-options.ts';

const named = (locale: 'en' | 'fr') =>
  countries.map((country) => ({ ...country, label: countryName(country.value, locale) }));
const dialCodes = dialCodeOptions(named('en'), 'en');

test('every country that can be dialled has its own entry', () => {
  const dialled = countries.filter(({ dial_code }) => dial_code !== '+');
  expect(dialCodes.map(({ key }) => key).sort()).toEqual(dialled.map(({ code }) => code).sort());
  const codeOf = (label: string) => dialCodes.find((option) => option.label === label)?.value;
  expect(
    ['Morocco', 'Italy', 'Australia', 'Norway', 'Canada', 'Kazakhstan', 'United States', 'Russia'].map(
      codeOf,
    ),
  ).toEqual(['+212', '+39', '+61', '+47', '+1', '+7', '+1', '+7']);
});

test('the Gulf comes first, then the others by name in the language of the page', () => {
  const french = countryOptions(named('fr'), 'fr').map(({ label }) => label);
  expect(french).toHaveLength(countries.length);
  expect(french.slice(0, 8)).toEqual([
    'Qatar',
    'Arabie saoudite',
    'Émirats arabes unis',
    'Koweït',
    'Bahreïn',
    'Oman',
    'Afghanistan',
    'Afrique du Sud',
  ]);
});

test('the languages of the Gulf come before the others', () => {
  const listed = languages.map(({ code, name, native }) => {
    return { code, value: name, native, label: languageName(name, 'en') };
  });
  const labels = languageOptions(listed, 'en').map(({ label }) => label);
  expect(labels).toHaveLength(languages.length);
  expect(labels.slice(0, 4)).toEqual(['Arabic', 'English', 'Hindi', 'Urdu']);
  expect(labels.indexOf('French')).toBeLessThan(labels.indexOf('Abkhazian'));
});

test('a country is found by its name, its code and what is dialled', () => {
  const first = (typed: string) => findOptions(dialCodes, typed)[0]?.label;
  expect(['moroc', 'MA', '+212', '212', '+1', 'cote d'].map(first)).toEqual([
    'Morocco',
    'Morocco',
    'Morocco',
    'Morocco',
    'United States',
    "Côte d'Ivoire",
  ]);
  expect(findOptions(dialCodes, 'atlantis')).toEqual([]);
  expect(optionNamed(countryOptions(named('fr'), 'fr'), 'Morocco')?.label).toBe('Maroc');
});

test('a list has nothing to add once a name that fits no other is typed whole', () => {
  expect(['+974', 'morocco', '+39'].map((typed) => isWhole(dialCodes, typed))).toEqual([true, true, false]);
  expect(['moroc', '+1', 'oman'].map((typed) => isWhole(dialCodes, typed))).toEqual([false, false, false]);
});
