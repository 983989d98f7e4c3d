import { expect, test } from 'vitest';
import { readCv } from '#domain/candidates/cv/reading.ts';
import { cvProposals } from './cv-changes.ts';

const words = { country: (name: string) => name, language: (name: string) => name };
const found = readCv('Omar Farouk\nCivil Engineer\nomar@example.com\n+974 5512 3456', []);
const emailOf = (typed: string) =>
  cvProposals(found, { name: 'Omar Farouk', email: typed }, words).find(({ key }) => key === 'email');

test('what a CV says is ticked where nothing was typed, and not proposed where it stands already', () => {
  expect(emailOf('')).toMatchObject({ text: 'omar@example.com' });
  expect(emailOf('')?.isDoubtful).toBeFalsy();
  expect(emailOf('omar@example.com')).toBeUndefined();
});

test('another address than the typed one is not ticked, and says what it would replace', () => {
  expect(emailOf('other@example.com')).toMatchObject({
    isDoubtful: true,
    note: expect.stringContaining('other@example.com'),
  });
});
