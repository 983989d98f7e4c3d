import { afterEach, expect, test } from 'vitest';
import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { overwriteGetLocale } from '#texts/runtime.js';
import { shareText } from './share-text.ts';

const cities = ['Lusail', 'Al Khor', 'Al Wakrah'];
const openingOf = (further: number) =>
  ({
    title: 'ICU Nurse',
    ...{ country: 'Qatar', city: 'Doha', company: null },
    further_places: cities.slice(0, further).map((city) => ({ country: 'Qatar', city })),
  }) as Partial<PublicOpening> as PublicOpening;
const plain = (text: string) =>
  text.replace(/[\u2066-\u2069\u00a0]/g, (sign) => (sign === '\u00a0' ? ' ' : ''));

afterEach(() => overwriteGetLocale(() => 'en'));

test.each([
  ['en', 0, 'ICU Nurse, Doha'],
  ['en', 2, 'ICU Nurse, Doha and 2 more'],
  ['fr', 1, 'ICU Nurse, Doha et 1 autre'],
  ['ar', 1, 'وظيفة ICU Nurse، الدوحة ومكان آخر'],
  ['ar', 2, 'وظيفة ICU Nurse، الدوحة ومكانان آخران'],
  ['ar', 3, 'وظيفة ICU Nurse، الدوحة و3 أماكن أخرى'],
] as const)(
  'what is passed on of an opening says how many places it has: %s, %i more',
  (locale, further, text) => {
    overwriteGetLocale(() => locale);
    expect(plain(shareText(openingOf(further)))).toBe(text);
  },
);
