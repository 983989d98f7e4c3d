import { expect, test } from 'vitest';
import { requirementText } from './requirement-text.ts';

test.each([
  ['education', 'bachelor', 'A bachelor’s degree'],
  ['experience', 2, 'At least 2 years of experience'],
  ['experience', 1, 'At least 1 year of experience'],
] as const)('what is asked is said as somebody would say it: %s, %s', (kind, wanted, text) => {
  expect(requirementText({ kind, wanted })).toBe(text);
});
