import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#texts/runtime.js';
import { nowText } from './now-text.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

test('what is open today is counted in figures as the language groups them', () => {
  const now = () => nowText({ openings: 1349, companies: 1 }).replace(/[\u00a0\u202f]/g, ' ');
  expect(now()).toBe('Today: 1,349 open jobs at 1 checked company.');
  overwriteGetLocale(() => 'fr');
  expect(now()).toContain('1 349 offres');
});
