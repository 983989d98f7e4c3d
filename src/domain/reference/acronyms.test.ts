import { expect, test } from 'vitest';
import { withAcronyms } from './acronyms.ts';

test.each([
  ['icu nurse', 'ICU nurse'],
  ['Senior hse officer', 'Senior HSE officer'],
  ['it manager', 'IT manager'],
  ['Waiter', 'Waiter'],
  ['Nurse, icu', 'Nurse, ICU'],
])('“%s” is written “%s”', (typed, written) => {
  expect(withAcronyms(typed)).toBe(written);
});
