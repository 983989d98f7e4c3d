import { afterEach, expect, test } from 'vitest';
import type { OpeningCard as Card } from '#contract/job-pool-responses.ts';
import { markupOf } from '#support/markup.tsx';
import { overwriteGetLocale } from '#texts/runtime.js';
import { OpeningCard } from './opening-card.tsx';

const opening = {
  id: 'opening',
  title: 'ICU Nurse',
  city: 'Doha',
  employment_type: 'full time',
  published_at: '2026-11-20T07:00:00Z',
  tags: [] as string[],
  company: { name: 'Umm Salal Medical Supplies', verified: true },
} as Card;
const saved = { ids: new Set<string>(), toggle: async () => true, wish: () => undefined };

afterEach(() => overwriteGetLocale(() => 'en'));

test('the tick keeps to the last word of the company’s name, so that it is never alone on a line', async () => {
  const html = await markupOf(
    <OpeningCard opening={opening} localePrefix="" now={Date.parse('2026-11-25')} saved={saved} />,
  );
  expect(html).toContain('<bdi>Umm Salal Medical Supplies</bdi>\u00a0<span class="verified"');
});

test('in another language an opening in English alone says so', async () => {
  const draw = (change: Partial<Card> = {}) =>
    markupOf(
      <OpeningCard
        opening={{ ...opening, language: 'en', ...change }}
        localePrefix=""
        now={Date.parse('2026-11-25')}
        saved={saved}
      />,
    );
  expect(await draw()).not.toContain('class="tag"');
  overwriteGetLocale(() => 'ar');
  expect(await draw()).toContain('الإعلان بالإنجليزية');
  expect(await draw({ titles: { ar: 'ممرض / ممرضة' } })).not.toContain('الإعلان بالإنجليزية');
});

test('a city that was searched comes first of the places, where the opening has it', async () => {
  const further_places = ['Lusail', 'Al Khor'].map((city) => ({ country: 'Qatar', city }));
  const placeWhere = async (searchedCity?: string) => {
    const html = await markupOf(
      <OpeningCard
        opening={{ ...opening, further_places }}
        localePrefix=""
        now={Date.parse('2026-11-25')}
        saved={saved}
        searchedCity={searchedCity}
      />,
    );
    return /class="job-place">([^<]*)</.exec(html)?.[1];
  };
  expect(await placeWhere()).toBe('Doha and 2 more');
  expect(await placeWhere('Lusail')).toBe('Lusail and 2 more');
  expect(await placeWhere('Doha')).toBe('Doha and 2 more');
});
