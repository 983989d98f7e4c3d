import { expect, test } from 'vitest';
import { currentMonth, currentYear } from '#domain/candidates/experience-dates.ts';
import { overwriteGetLocale } from '#texts/runtime.js';
import { periodText } from './period-text.ts';

const begun = { from_month: 1, from_year: 2020 };
const goesOn = { ...begun, to_month: currentMonth, to_year: currentYear } as const;

test('in French a period has small letters from its month to its end', () => {
  overwriteGetLocale(() => 'fr');
  expect(periodText({ ...begun, to_month: 3, to_year: 2022 })).toBe('janv. 2020 – mars 2022');
  expect(periodText(goesOn)).toBe('janv. 2020 – aujourd’hui');
});

test('in English a period that goes on ends in the present', () => {
  overwriteGetLocale(() => 'en');
  expect(periodText(goesOn)).toBe('Jan 2020 – Present');
});
