import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicationsPersonalData } from '#server/modules/applications/personal-data.ts';
import { applications } from '#server/modules/applications/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { recordsOf } from '#support/csv.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, aMember, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const agreed = { salary: 24_000, currency: 'QAR', salary_type: 'per month', start_date: '2027-01-10' };

test('what was agreed with a new hire is kept, and read by those who may alone', async () => {
  const { company, candidate, id } = await aHired();
  expect((await keep(company, id, agreed)).status).toBe(200);
  expect((await read(company, id)).hire).toEqual(agreed);
  const recruiter = await aMember(server(), company.companyId, 'recruiter');
  expect((await read(recruiter, id)).hire).toEqual(agreed);
  const viewer = await aMember(server(), company.companyId, 'viewer');
  expect((await read(viewer, id)).hire).toBeNull();
  expect((await keep(viewer, id, agreed)).status).toBe(403);
  expect(await read(candidate, id)).not.toHaveProperty('hire');
  expect(
    JSON.stringify(
      await applicationsPersonalData.export(
        server().platform.db,
        candidate.accountId,
        server().platform.config,
      ),
    ),
  ).not.toContain('2027-01-10');
  const rival = await anApprovedCompany(server());
  expect((await keep(rival, id, agreed)).status).toBe(404);
});

test('nothing of it is asked for, and all of it is about somebody who is hired', async () => {
  const { company, id } = await aHired();
  const nothing = { salary: null, start_date: null };
  expect((await keep(company, id, nothing)).status).toBe(200);
  expect((await keep(company, id, { ...nothing, salary: 0 })).body.errors).toHaveProperty('salary');
  expect((await keep(company, id, { ...nothing, start_date: '2027-02-30' })).body.errors).toHaveProperty(
    'start_date',
  );
  await send(server(), 'PUT', `/api/job_application/${id}`, { ...company, body: { status: 'Offered' } });
  expect((await keep(company, id, agreed)).status).toBe(409);
  expect((await read(company, id)).hire).toBeNull();
});

test('the log tells that it was kept and not what; the export has it, and it goes with the person', async () => {
  const { company, candidate, id } = await aHired();
  await keep(company, id, agreed);
  const { body } = await send(server(), 'GET', '/api/company_activity?kind=application', company);
  expect(body.data.data.map(({ kind }: { kind: string }) => kind)).toContain('application.hire_kept');
  expect(JSON.stringify(body.data)).not.toMatch(/24000|2027-01-10/);
  const begun = await send(server(), 'POST', '/api/job_application_export', {
    ...company,
    body: { kind: 'csv' },
  });
  const file = await server().app.request(`http://localhost:3000/api/${begun.body.data.path}`, {
    headers: { authorization: `Bearer ${company.token}` },
  });
  const [row] = recordsOf(new Uint8Array(await file.arrayBuffer()));
  expect(row).toMatchObject({ 'Agreed salary': '24000 QAR per month', 'First day': '2027-01-10' });
  const { db } = server().platform;
  await applicationsPersonalData.erase(server().systemContext('test'), candidate.accountId);
  const [left] = await db
    .select({ hire: applications.hire })
    .from(applications)
    .where(eq(applications.id, id));
  expect(left?.hire).toBeNull();
});

async function aHired() {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const id = await anApplication(server(), candidate, await anOpening(server(), company.companyId));
  await send(server(), 'PUT', `/api/job_application/${id}`, { ...company, body: { status: 'Hired' } });
  return { company, candidate, id };
}

function keep(caller: Person, id: string, body: object) {
  return send(server(), 'PUT', `/api/job_application/${id}/hire`, { ...caller, body });
}

async function read(caller: Person, id: string) {
  return (await send(server(), 'GET', `/api/job_application/${id}`, caller)).body.data;
}
