import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, type CompanyPerson, type Person, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const minutes = 60_000;

async function closedLetters(candidate: Person) {
  const letters = await lettersTo(server().platform.db, candidate.email);
  return letters.filter(({ kind }) => kind === 'opening-closed-to-applicants');
}

async function setStatus(company: CompanyPerson, id: string, status: string) {
  const answer = await send(server(), 'PUT', `/api/job_opening/${id}/status`, {
    token: company.token,
    body: { status },
  });
  expect(answer.status).toBe(200);
}

async function afterAMinute() {
  server().clock.advance(2 * minutes);
  await server().runTasks();
}

async function anApplicant(openingId: string, status?: string, company?: CompanyPerson): Promise<Person> {
  const candidate = await aCandidate(server());
  const id = await anApplication(server(), candidate, openingId);
  if (status && company) {
    await send(server(), 'PUT', `/api/job_application/${id}`, { token: company.token, body: { status } });
  }
  return candidate;
}

test('closing tells everybody who still waits, once, and nobody who was answered', async () => {
  const company = await anApprovedCompany(server());
  const opening = await anOpening(server(), company.companyId, { title: 'Marine Biologist' });
  const waiting = await anApplicant(opening);
  const rejected = await anApplicant(opening, 'Rejected', company);
  await setStatus(company, opening, 'Closed');
  await setStatus(company, opening, 'Closed');
  expect(await closedLetters(waiting)).toEqual([]);
  await afterAMinute();
  await afterAMinute();
  const letters = await closedLetters(waiting);
  expect(letters.map(({ subject }) => subject)).toEqual(['Marine Biologist is closed']);
  expect(letters[0]?.text).toContain('Rawdat Engineering');
  expect(await closedLetters(rejected)).toEqual([]);
});

test('an opening that is reopened within a minute tells nobody', async () => {
  const company = await anApprovedCompany(server());
  const opening = await anOpening(server(), company.companyId);
  const waiting = await anApplicant(opening);
  await setStatus(company, opening, 'Closed');
  await setStatus(company, opening, 'Published');
  await afterAMinute();
  expect(await closedLetters(waiting)).toEqual([]);
});

test('deleting tells them too, and a hidden company stays hidden in the letter', async () => {
  const company = await anApprovedCompany(server());
  const opening = await anOpening(server(), company.companyId, { hideCompanyName: true });
  const waiting = await anApplicant(opening);
  const deleted = await send(server(), 'DELETE', `/api/job_opening/${opening}`, {
    token: company.token,
    body: { password },
  });
  expect(deleted.status).toBe(200);
  expect(await server().platform.db.select().from(jobOpenings).where(eq(jobOpenings.id, opening))).toEqual(
    [],
  );
  await afterAMinute();
  const [letter] = await closedLetters(waiting);
  expect(letter?.subject).toBe('Civil Engineer is closed');
  expect(`${letter?.text}${letter?.html}`).not.toContain('Rawdat');
});
