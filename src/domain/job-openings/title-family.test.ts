import { expect, test } from 'vitest';
import { familyOf } from './title-family.ts';

test.each([
  ['ICU Staff Nurse', 'nurse'],
  ['Senior Staff Nurse', 'nurse'],
  ['Senior Civil Engineer', 'civil engineer'],
  ['Light Vehicle Driver', 'driver'],
  ['Sales Manager', 'sales manager'],
  ['Manager', undefined],
  ['Engineer', undefined],
])('%s is of the family of %s', (title, family) => {
  expect(familyOf(title)).toBe(family);
});
