import { expect, test } from 'vitest';
import { namesOfTitle, wordsOfSearch } from './title-names.ts';

const isFound = (title: string, search: string) => {
  const names = ` ${namesOfTitle(title)}`;
  return wordsOfSearch(search).every((word) => names.includes(` ${word}`));
};

test.each([
  ['ICU Staff Nurse', 'Infirmière'],
  ['ICU Staff Nurse', 'infirmier en soins intensifs'],
  ['Night Nurse, Paediatrics', 'infirmière'],
  ['Senior Civil Engineer', 'Ingénieur'],
  ['Senior Civil Engineer', 'ingénieure civil'],
  ['Mathematics Teacher', 'Enseignante'],
  ['Truck Driver', 'chauffeur'],
  ['Ingénieur Génie Civil', 'engineer'],
  ['Electrical Technician (Towers)', 'technicienne'],
  ['Accountant', 'comptable'],
])('%s is found by "%s"', (title, search) => {
  expect(isFound(title, search)).toBe(true);
});

test.each([
  ['ICU Staff Nurse', 'ingénieur'],
  ['Civil Engineer', 'infirmière'],
  ['Welder', 'enseignant'],
])('%s is not found by "%s"', (title, search) => {
  expect(isFound(title, search)).toBe(false);
});

test('a title that nobody knows keeps its own words, and small words alone still search', () => {
  expect(namesOfTitle('Camel Stylist')).toBe('camel stylist');
  expect(wordsOfSearch('chef de projet')).toEqual(['chef', 'projet']);
  expect(wordsOfSearch('de la')).toEqual(['de', 'la']);
});
