import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#texts/runtime.js';
import { requirementInSentence, requirementText } from './requirement-text.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

test.each([
  ['education', 'bachelor', 'A bachelor’s degree'],
  ['experience', 2, 'At least 2 years of experience'],
  ['experience', 1, 'At least 1 year of experience'],
] as const)('what is asked is said as somebody would say it: %s, %s', (kind, wanted, text) => {
  expect(requirementText({ kind, wanted })).toBe(text);
});

test.each([
  ['en', 'experience', 8, 'at least 8 years of experience'],
  ['en', 'language', 'English', 'English, expert'],
  ['fr', 'education', 'high school', 'le baccalauréat'],
  ['fr', 'language', 'English', 'anglais, maîtrise complète'],
  ['fr', 'visa_options', 'GCC Nationals, Citizen', 'ressortissant du CCG ou citoyen'],
] as const)(
  'inside a sentence nothing has a capital of its own but names: %s, %s',
  (locale, kind, wanted, text) => {
    overwriteGetLocale(() => locale);
    expect(requirementInSentence({ kind, wanted, level: 'Expert' })).toBe(text);
  },
);
