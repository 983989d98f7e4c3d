import { afterEach, expect, test } from 'vitest';
import type { OpeningStatus } from '#domain/job-openings/job-openings.ts';
import { openingStatuses } from '#domain/job-openings/job-openings.ts';
import { overwriteGetLocale } from '#texts/runtime.js';
import { openingInCity, openingOption, openingStatusTone, publicFirst } from './opening-option.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

/** As it is read: without the marks that keep each part in its own direction. */
function option(change: object = {}): string {
  const opening = { title: 'HSE Officer', city: 'Doha', due_date: '2026-12-12', status: 'Active' } as const;
  return openingOption({ ...opening, ...change })
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ');
}

test('an opening that is chosen says its city, its last day and how it stands', () => {
  expect(option()).toBe('HSE Officer, Doha · until 12 December 2026 · Active');
});

test('its city is named in the language of the page', () => {
  overwriteGetLocale(() => 'ar');
  expect(option({ due_date: null })).toContain('الدوحة');
});

test('an opening in a list says its city in the language of the page, each part in its own direction', () => {
  const opening = { title: 'HSE Officer', city: 'Doha' };
  expect(openingInCity(opening)).toBe('HSE Officer, Doha');
  expect(openingInCity({ ...opening, city: '' })).toBe('HSE Officer');
  overwriteGetLocale(() => 'ar');
  expect(openingInCity(opening)).toBe('\u2068HSE Officer\u2069، الدوحة');
});

test('openings of one title differ in the choice, whichever of the three they differ in', () => {
  const texts = [
    option(),
    option({ city: 'Lusail' }),
    option({ due_date: '2026-12-13' }),
    option({ status: 'Open' }),
  ];
  expect(new Set(texts).size).toBe(texts.length);
});

test('what is not known leaves no gap', () => {
  expect(option({ city: '', due_date: null })).toBe('HSE Officer · Active');
});

test('those that are public come first, each part in the order given', () => {
  const of = (id: string, status: OpeningStatus) => ({ id, status });
  const openings = [of('a', 'Open'), of('b', 'Active'), of('c', 'Closed'), of('d', 'Active')];
  expect(
    publicFirst(openings)
      .map(({ id }) => id)
      .join(''),
  ).toBe('bdac');
});

test('an opening that is public is good; a draft, a pause and an end are no warning', () => {
  const tones = openingStatuses.map((status) => [status, openingStatusTone(status)]);
  expect(tones.filter(([, tone]) => tone === 'ok').map(([status]) => status)).toEqual(
    openingStatuses.filter((status) => status === 'Active' || status === 'Published'),
  );
  expect(tones.every(([, tone]) => tone === 'ok' || tone === 'neutral')).toBe(true);
});
