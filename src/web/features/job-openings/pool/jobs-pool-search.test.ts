import { expect, test } from 'vitest';
import { poolPath, readPoolSearch, toggled, withoutFilters } from './jobs-pool-search.ts';

test('every filter of the address is read, and stands in the address again', () => {
  const address =
    '/jobs-pool?pagename=home&job_title=Nurse&job_title=Teacher&city=Doha&country=Oman&sort=ASC' +
    '&employment_type=full+time&experience_level=mid&experience_level=senior&salary_min=9000&salary_currency=OMR&pay_published=1&remote=1&posted=7';
  const search = readPoolSearch({
    pagename: 'home',
    job_title: ['Nurse', 'Teacher'],
    city: 'Doha',
    country: 'Oman',
    sort: 'ASC',
    employment_type: 'full time',
    experience_level: ['mid', 'senior'],
    salary_min: '9000',
    salary_currency: 'OMR',
    pay_published: '1',
    remote: '1',
    posted: '7',
  });
  expect(poolPath(search)).toBe(address);
});

test('what makes no sense in the address counts as left out', () => {
  const search = readPoolSearch({
    sort: 'sideways',
    employment_type: ['slavery'],
    salary_min: '-3',
    salary_currency: 'riyals',
    posted: 'x',
    city: ' ',
  });
  expect(poolPath(search)).toBe('/jobs-pool');
});

test('Clear all keeps titles, place and order', () => {
  const search = readPoolSearch({ job_title: 'Nurse', city: 'Doha', sort: 'ASC', remote: '1', posted: '1' });
  expect(poolPath(withoutFilters(search))).toBe('/jobs-pool?job_title=Nurse&city=Doha&sort=ASC');
});

test('pressing a value twice takes it away again', () => {
  expect(toggled(undefined, 'mid')).toEqual(['mid']);
  expect(toggled(['mid', 'senior'], 'mid')).toEqual(['senior']);
  expect(toggled(['mid'], 'mid')).toBeUndefined();
});
