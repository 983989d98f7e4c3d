import { expect, test } from 'vitest';
import { openingIdOf, openingPath } from './opening-address.ts';

const id = '0198f0a2-1111-4222-8333-444455556666';

test.each([
  ['ICU Staff Nurse', 'Umm Salal', `/job/icu-staff-nurse-umm-salal-${id}`],
  ['Ingénieur d’études (béton)', 'Doha', `/job/ingenieur-d-etudes-beton-doha-${id}`],
  ['مهندس مدني', 'Doha', `/job/doha-${id}`],
  ['مهندس مدني', '', `/job/${id}`],
  ['../../x?y=1&z#', '', `/job/x-y-1-z-${id}`],
])('the address of “%s” in %s reads %s', (title, city, path) => {
  expect(openingPath({ id, title, city })).toBe(path);
});

test('a long title is cut, and what the address names is found again', () => {
  const path = openingPath({ id, title: 'Senior engineer '.repeat(20), city: 'Doha' });
  expect(path.length).toBeLessThanOrEqual('/job/'.length + 80 + 1 + id.length);
  expect(openingIdOf(path.slice('/job/'.length))).toBe(id);
});

test('the id alone, other words before it and what is no id at all are taken as they come', () => {
  expect(openingIdOf(id)).toBe(id);
  expect(openingIdOf(`you-won-${id}`)).toBe(id);
  expect(openingIdOf('nothing')).toBe('nothing');
  expect(openingIdOf(`${id}-more`)).toBe(`${id}-more`);
});
