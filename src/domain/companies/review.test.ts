import { expect, test } from 'vitest';
import { passagesOf, readClaim } from './review.ts';

const registration = `STATE OF QATAR Commercial Registration 165482 Trade name AL RAYYAN MARINE SERVICES W.L.L.
  Legal form With limited liability Creation date 15/09/2019 Expiry date 14/09/2028
  Authorised signatory KHALID SAAD AL-EMADI, Manager`;

test('a name that stands on the document word for word is the same, whatever its letters and accents', () => {
  expect(readClaim('words', 'Khalid Saad Al-Emadi', registration)).toBe('same');
  expect(readClaim('words', 'Al Rayyan Marine Services W.L.L.', registration)).toBe('same');
  expect(readClaim('words', 'Société Générale', 'SOCIETE GENERALE Doha')).toBe('same');
});

test('a name without its legal form, or in another order, is nearly the same; another one is missing', () => {
  expect(readClaim('words', 'Al Rayyan Marine Services', registration)).toBe('nearly');
  expect(readClaim('words', 'Marine Services Al Rayyan', registration)).toBe('nearly');
  expect(readClaim('words', 'Al Rayyan Trading', registration)).toBe('missing');
  expect(readClaim('words', '', registration)).toBe('missing');
});

test('a number is the whole number, with or without its signs', () => {
  expect(readClaim('number', '165482', registration)).toBe('same');
  expect(readClaim('number', '165-482', registration)).toBe('same');
  expect(readClaim('number', '165482', 'CR No. 165/482')).toBe('same');
  expect(readClaim('number', '16548', registration)).toBe('missing');
  expect(readClaim('number', '5482', registration)).toBe('missing');
});

test('a day is found however the document writes it', () => {
  for (const text of [
    '14/09/2028',
    '14-09-2028',
    '2028-09-14',
    '14 September 2028',
    'Sep 14, 2028',
    '14.9.2028',
  ])
    expect([text, readClaim('date', '2028-09-14', `valid until ${text}.`)]).toEqual([text, 'same']);
  expect(readClaim('date', '2028-09-15', registration)).toBe('missing');
  expect(readClaim('date', '', registration)).toBe('missing');
});

test('what the document reads is shown as it stands there, with its legal form', () => {
  expect(passagesOf('words', 'Khalid Saad Al-Emadi', registration)).toEqual(['KHALID SAAD AL-EMADI']);
  expect(passagesOf('words', 'Al Rayyan Marine Services', registration)).toEqual([
    'AL RAYYAN MARINE SERVICES W.L.L.',
  ]);
  expect(passagesOf('words', 'Marine Services Al Rayyan', registration)).toEqual([
    'AL RAYYAN MARINE SERVICES',
  ]);
  expect(passagesOf('number', '165482', registration)).toEqual(['165482']);
  expect(passagesOf('date', '2028-09-14', registration)).toEqual(['14/09/2028']);
  expect(passagesOf('words', 'Société Générale', 'SOCIÉTÉ\n GÉNÉRALE Doha')).toEqual(['SOCIÉTÉ GÉNÉRALE']);
});

test('of a day or a number that is not found, the document shows those that it has; words far apart are none', () => {
  expect(passagesOf('date', '2028-09-15', registration)).toEqual(['15/09/2019', '14/09/2028']);
  expect(passagesOf('number', '165483', registration)).toEqual(['165482']);
  expect(passagesOf('words', 'Al Rayyan Trading', registration)).toEqual([]);
  expect(passagesOf('words', 'State Manager', registration)).toEqual([]);
  expect(passagesOf('words', '', registration)).toEqual([]);
});

test('a hostile document takes no time', () => {
  const started = performance.now();
  for (const part of ['a.', 'a.a', 'ab.', 'a\u0301.', '1.'])
    for (const asked of ['a.b.c', 'A B', '12']) passagesOf('words', asked, `${part.repeat(20_000)}!`);
  expect(performance.now() - started).toBeLessThan(4000);
});
