import { expect, test } from 'vitest';
import { ageText, agoText } from './ago-text.ts';

const now = Date.parse('2026-11-24T01:30:00Z');

test.each([
  ['2026-11-24T01:29:40Z', 'now', 'maintenant'],
  ['2026-11-24T00:31:00Z', '59 min ago', 'il y a 59 min'],
  ['2026-11-23T02:00:00Z', '23 hr ago', 'il y a 23 h'],
  ['2026-11-23T01:00:00Z', 'yesterday', 'hier'],
  // A day and a half ago, but not the day before.
  ['2026-11-22T13:00:00Z', '2 days ago', 'avant-hier'],
  ['2026-11-18T13:00:00Z', '6 days ago', 'il y a 6 j'],
])('%s is "%s"', (at, english, french) => {
  const inDoha = (locale: 'en' | 'fr') =>
    agoText(at, locale, now, 'Asia/Qatar').replace(/\s/g, ' ').replace('.', '');
  expect([inDoha('en'), inDoha('fr')]).toEqual([english, french]);
});

test('the day is that of the reader', () => {
  expect(agoText('2026-11-22T21:30:00Z', 'en', now, 'Asia/Qatar')).toBe('yesterday');
  expect(agoText('2026-11-22T21:30:00Z', 'en', now, 'America/New_York')).toBe('yesterday');
  expect(agoText('2026-11-22T04:30:00Z', 'en', now, 'America/New_York')).toBe('2 days ago');
});

test.each([
  ['2026-11-24T01:29:40Z', 'now', 'maintenant', 'الآن'],
  ['2026-11-24T00:31:00Z', '59m', '59min', '59 د'],
  ['2026-11-23T02:00:00Z', '23h', '23h', '23 س'],
  ['2026-11-23T01:00:00Z', '1d', '1j', '1 ي'],
  ['2026-11-18T13:00:00Z', '6d', '6j', '6 ي'],
])('where a word has no room %s is "%s"', (at, english, french, arabic) => {
  const ages = (['en', 'fr', 'ar'] as const).map((locale) =>
    ageText(at, locale, now, 'Asia/Qatar').replaceAll(/\s/g, ' '),
  );
  expect(ages).toEqual([english, french, arabic]);
});
