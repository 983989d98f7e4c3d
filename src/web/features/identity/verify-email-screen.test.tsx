import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { m } from '#texts/messages.js';
import type { Surroundings } from '#web/request.ts';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

const forCandidates = m.identity_aside_one();
const forCompanies = m.identity_aside_employer_one();

/** What stands beside an address that is just being confirmed. */
async function besideOf(reader: Partial<Surroundings>): Promise<string[]> {
  const words = wordsOf(await markupOf(<VerifyEmailScreen token="token" />, [], reader));
  return [forCandidates, forCompanies].filter((point) => words.includes(wordsOf(point)));
}

test('while an address is confirmed, nobody reads what awaits the other kind of account', async () => {
  const viewer = { email: 'owner@rawdat.example', name: 'Yousef' };
  expect(await besideOf({ viewer: { ...viewer, role: 'company' } })).toEqual([forCompanies]);
  expect(await besideOf({ viewer: { ...viewer, role: 'candidate' } })).toEqual([forCandidates]);
  expect(await besideOf({ userType: 'company' })).toEqual([forCompanies]);
  expect(await besideOf({})).toEqual([]);
});
