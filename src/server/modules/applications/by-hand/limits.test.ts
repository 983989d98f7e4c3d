import { expect, test } from 'vitest';
import { addApplicant } from '#support/added.ts';
import { anOpening } from '#support/openings.ts';
import { aMember, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer({ RATE_LIMITS: '1' });

test('a company adds fifty people a day, whoever of it does', { timeout: 60_000 }, async () => {
  const company = await anApprovedCompany(server());
  const recruiter = await aMember(server(), company.companyId, 'recruiter');
  const openingId = await anOpening(server(), company.companyId);
  const answers: number[] = [];
  for (let count = 0; count < 51; count += 1)
    answers.push((await addApplicant(server(), count % 2 ? recruiter : company, openingId)).status);
  expect(answers.slice(-2)).toEqual([200, 429]);
});
