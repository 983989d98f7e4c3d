import { expect, test } from 'vitest';
import type { AdministeredCompany } from '#contract/company-administration.ts';
import { claimsOf, resultOf } from './claims.ts';

const administered = {
  company: {
    name: 'Al Rayyan Marine Services',
    name_ar: '',
    cr_number: '165482',
    cr_expiry_number: '2028-09-14',
    address: 'Building 41',
    city: '',
    industry: '',
    website: '',
    email: '',
    phone: '',
    dial_code: '',
    number_of_employee: '',
    description: '',
    descriptions: {},
    changed_fields: ['name'],
  },
  members: [{ role: 'owner', name: 'Khalid Saad' }],
} as AdministeredCompany;
const opened = (text: string) => claimsOf(administered, { kind: 'Commercial registration', text });

test('what documents can bear out is numbered in its order, whichever document is open', () => {
  const numbered = claimsOf(administered, undefined).flatMap(({ key, number }) =>
    number ? [[number, key]] : [],
  );
  expect(numbered).toEqual([
    [1, 'name'],
    [2, 'cr_number'],
    [3, 'cr_expiry_number'],
    [4, 'address'],
    [5, 'representative'],
  ]);
});

test('under what was typed stands what the document reads, but not where it is the same letter for letter', () => {
  const passages = Object.fromEntries(
    opened('165482 AL RAYYAN MARINE SERVICES W.L.L. until 14/09/2028').map((claim) => [
      claim.key,
      claim.passages,
    ]),
  );
  expect(passages).toMatchObject({
    name: ['AL RAYYAN MARINE SERVICES W.L.L.'],
    cr_number: [],
    cr_expiry_number: ['14/09/2028'],
    representative: [],
  });
});

test('a document is as good as the worst of what it says, and says nothing before it was read', () => {
  const same = 'Al Rayyan Marine Services 165482 14/09/2028 Building 41 Khalid Saad';
  expect(resultOf(opened(same))).toBe('same');
  expect(resultOf(opened(same.replace('Services', 'Services W.L.L.')))).toBe('nearly');
  expect(resultOf(opened(same.replace('Khalid', 'Omar')))).toBe('missing');
  expect(resultOf(opened(''))).toBeUndefined();
});
