import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applications } from '#server/modules/applications/table.ts';
import { addApplicant, anOpeningToAddTo, aPerson, listedTo } from '#support/added.ts';
import { anApplication, anUploadedCv } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { aHiringMember } from '#support/hiring.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const db = () => server().platform.db;
const aWorld = (opening?: Parameters<typeof anOpeningToAddTo>[1]) => anOpeningToAddTo(server(), opening);
const listed = (caller: CompanyPerson, query?: string) => listedTo(server(), caller, query);

/** Everything that the company received, as its spreadsheet has it. */
async function tableOf(caller: CompanyPerson): Promise<string> {
  const { body } = await send(server(), 'POST', '/api/job_application_export', {
    ...caller,
    body: { kind: 'csv' },
  });
  return String((await send(server(), 'GET', `/api/${body.data.path}`, caller)).body);
}

test('reviewed blind, nobody learns by an address who applied, and who was added is named to nobody', async () => {
  const { company, openingId } = await aWorld({ blindReview: true });
  const applicant = await aCandidate(server());
  await anApplication(server(), applicant, openingId);
  expect(
    (await addApplicant(server(), company, openingId, { ...aPerson(), email: applicant.email })).status,
  ).toBe(200);
  const name = 'Zaynabcanary Hidden';
  const cv = await anUploadedCv(server(), company);
  const person = aPerson({
    name,
    email: 'zaynabcanary@example.com',
    phone: '55987654',
    source: 'by-hand-referral',
    referred_by: 'Referrercanary',
    cv,
  });
  const { body } = await addApplicant(server(), company, openingId, person);
  const paths = [
    '/api/job_application',
    `/api/job_application/${body.data.id}`,
    '/api/job_application_board',
    '/api/dashboard',
    '/api/notifications',
    '/api/job_application_answers',
  ];
  for (const path of paths) {
    const text = JSON.stringify((await send(server(), 'GET', path, company)).body);
    expect(text).not.toMatch(/canary|55987654/i);
  }
  expect(await tableOf(company)).not.toMatch(/canary|55987654/i);
  expect((await listed(company, 'name=Zaynab')).total).toBe(0);
  const [file] = await db()
    .select({ id: applications.cvFileId })
    .from(applications)
    .where(eq(applications.id, body.data.id));
  expect((await send(server(), 'GET', `/api/files/${file?.id}`, company)).status).toBe(404);
  await send(server(), 'PUT', `/api/job_application/${body.data.id}`, {
    ...company,
    body: { status: 'Shortlisted' },
  });
  expect((await listed(company, 'name=Zaynab')).data).toMatchObject([{ candidate: { name } }]);
  expect(await tableOf(company)).toMatch(/Zaynabcanary Hidden.*zaynabcanary@example.com.*\+974 55987654/);
});

test('who works for named openings reads of those added to these, and of nobody added elsewhere', async () => {
  const { company, openingId } = await aWorld();
  const other = await anOpening(server(), company.companyId);
  const manager = await aHiringMember(server(), company, 'hiring_manager', [openingId]);
  const seen = await addApplicant(server(), company, openingId, aPerson({ name: 'Seen Idris' }));
  const unseen = await addApplicant(server(), company, other, aPerson({ name: 'Unseencanary Idris' }));
  const search = `name=${encodeURIComponent('Idris')}`;
  const { data, abilities, total } = await listed(manager, search);
  expect([total, data[0].id, abilities.add]).toEqual([1, seen.body.data.id, false]);
  for (const path of [
    '/api/job_application',
    '/api/job_application_board',
    '/api/dashboard',
    '/api/notifications',
  ]) {
    const { status, body } = await send(server(), 'GET', path, manager);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('Unseencanary');
  }
  const { status } = await send(server(), 'GET', `/api/job_application/${unseen.body.data.id}`, manager);
  expect(status).toBe(404);
});
