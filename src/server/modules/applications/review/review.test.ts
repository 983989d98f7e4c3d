import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profileViews } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import {
  aCandidate,
  aMember,
  anAdmin,
  anApprovedCompany,
  type CompanyPerson,
  type Person,
  password,
} from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';

const server = testServer();
const minute = 60_000;

test('a change of status is in the history with who and when, and the candidate reads it in own words', async () => {
  const { company, candidate, id } = await aReceived();
  server().clock.advance(minute);
  const changed = await put(company, id, { status: 'Screened', from: 'Pending' });
  expect(changed.body).toMatchObject({ success: true, data: { id, status: 'Screened' } });
  server().clock.advance(minute);
  const seen = await send(server(), 'GET', `/api/job_application/${id}`, company);
  expect(seen.body.data.history.at(1)).toMatchObject({
    from: 'Pending',
    status: 'Screened',
    by: company.name,
  });
  const own = await send(server(), 'GET', `/api/job_application/${id}`, candidate);
  expect(own.body.data).toMatchObject({ viewer: 'candidate', status: 'Screened', label: 'Being read' });
  expect(own.body.data.history.map((step: { label: string }) => step.label)).toEqual([
    'Application sent',
    'Being read',
    'Read by the company',
  ]);
  expect(JSON.stringify(own.body)).not.toContain(company.name);
});

test('X4: of two people who change the same status, the second is told', async () => {
  const { company, id } = await aReceived();
  expect((await put(company, id, { status: 'Shortlisted', from: 'Pending' })).status).toBe(200);
  expect((await put(company, id, { status: 'Rejected', from: 'Pending' })).status).toBe(409);
});

test("the candidate is mailed by the company's switches alone, and not of a change taken back within a minute", async () => {
  const { company, candidate, id } = await aReceived();
  const subjects = async () => {
    await server().runTasks();
    return (await lettersTo(server().platform.db, candidate.email)).length - 1;
  };
  await put(company, id, { status: 'Rejected' });
  server().clock.advance(2 * minute);
  expect(await subjects()).toBe(0);
  await server()
    .platform.db.update(companies)
    .set({ emailReject: true, emailShortlisted: true })
    .where(eq(companies.id, company.companyId));
  await put(company, id, { status: 'Pending' });
  await put(company, id, { status: 'Rejected' });
  await put(company, id, { status: 'Pending' });
  server().clock.advance(2 * minute);
  expect(await subjects()).toBe(0);
  await put(company, id, { status: 'Shortlisted' });
  expect(await subjects()).toBe(0);
  server().clock.advance(2 * minute);
  expect(await subjects()).toBe(1);
  await put(company, id, { status: 'Offered' });
  server().clock.advance(2 * minute);
  expect(await subjects()).toBe(1);
});

test('a viewer reads and never changes', async () => {
  const { company, id } = await aReceived();
  const viewer = await aMember(server(), company.companyId, 'viewer');
  const seen = await send(server(), 'GET', `/api/job_application/${id}`, viewer);
  expect(seen.body.data.abilities).toEqual({
    ...{ change_status: false, remove: false, move: false },
    ...{ rate: true, share: false, message: false },
  });
  expect((await put(viewer, id, { status: 'Hired' })).status).toBe(403);
  expect(
    (await send(server(), 'DELETE', `/api/job_application/${id}`, { ...viewer, body: { password } })).status,
  ).toBe(403);
});

test('Z4, Z8: nobody else sees an application in any list, count, filter or by its id', async () => {
  const { company, candidate, id, openingId } = await aReceived();
  const rival = await anApprovedCompany(server());
  const stranger = await aCandidate(server());
  const absent = '00000000-0000-4000-8000-000000000000';
  for (const person of [rival, stranger]) {
    const answers = await Promise.all(
      [id, absent, 'x'].map((each) => send(server(), 'GET', `/api/job_application/${each}`, person)),
    );
    const bodies = answers.map(({ status, body }) => ({ ...body, status, request_id: '' }));
    expect(bodies).toEqual([bodies[1], bodies[1], bodies[1]]);
    expect(bodies[0].status).toBe(404);
  }
  expect((await put(rival, id, { status: 'Hired' })).status).toBe(404);
  const remove = { ...rival, body: { password } };
  expect((await send(server(), 'DELETE', `/api/job_application/${id}`, remove)).status).toBe(404);
  expect((await send(server(), 'POST', `/api/job_application/${id}/withdraw`, stranger)).status).toBe(404);
  const list = await send(server(), 'GET', `/api/job_application?job_id=${openingId}&name=omar`, rival);
  expect(list.body.data).toMatchObject({ total: 0, data: [], counts: {} });
  expect((await send(server(), 'GET', '/api/job_application', stranger)).body.data.total).toBe(0);
  expect((await send(server(), 'GET', '/api/job_application_openings', rival)).body.data).toEqual([]);
  expect((await send(server(), 'GET', '/api/job_application_figures', rival)).body.data.total).toBe(0);
  expect((await send(server(), 'GET', `/api/job_application/${id}`, candidate)).status).toBe(200);
  expect((await send(server(), 'GET', `/api/job_application/${id}`, company)).status).toBe(200);
  expect((await send(server(), 'GET', `/api/job_application/${id}`, await anAdmin(server()))).status).toBe(
    403,
  );
});

test('the list is filtered by status, opening, name and date, sorted and paged, with exact totals', async () => {
  const company = await anApprovedCompany(server());
  const first = await anOpening(server(), company.companyId, { title: 'Welder' });
  const second = await anOpening(server(), company.companyId, { title: 'Nurse' });
  const ids = [];
  for (const [name, opening] of [
    ['Zoé Martin', first],
    ['Omar 100% Said', first],
    ['Jean-Pierre Roy', second],
  ] as const) {
    ids.push(await anApplication(server(), await aCandidate(server(), { name }), opening));
    server().clock.advance(24 * 60 * minute);
  }
  await put(company, ids[0] ?? '', { status: 'Rejected' });
  const names = async (query: string) => {
    const { body } = await send(server(), 'GET', `/api/job_application?${query}`, company);
    return [
      body.data.total,
      body.data.data.map((row: { candidate: { name: string } }) => row.candidate.name[0]).join(''),
    ];
  };
  expect(await names('')).toEqual([3, 'JOZ']);
  expect(await names('sort=oldest&show=2')).toEqual([3, 'ZO']);
  expect(await names('sort=oldest&show=2&page=2')).toEqual([3, 'J']);
  expect(await names('status=Rejected')).toEqual([1, 'Z']);
  expect(await names('status=Rejected&status=Pending')).toEqual([3, 'JOZ']);
  expect(await names(`job_id=${second}`)).toEqual([1, 'J']);
  expect(await names('job_id=no-id')).toEqual([0, '']);
  expect(await names('name=ZOE')).toEqual([1, 'Z']);
  expect(await names('name=%25')).toEqual([1, 'O']);
  const day = new Date(server().clock.now().getTime() - 2 * 24 * 60 * minute).toISOString().slice(0, 10);
  expect(await names(`from=${day}&to=${day}`)).toEqual([1, 'O']);
  expect(await names('from=2026-02-30&page=x&show=9999')).toEqual([3, 'JOZ']);
  const { body } = await send(server(), 'GET', '/api/job_application?status=Rejected', company);
  expect(body.data.counts).toEqual({ Rejected: 1, Pending: 2 });
});

test('a candidate withdraws until Hired or Rejected; the company then changes nothing more', async () => {
  const { company, candidate, id } = await aReceived();
  const withdraw = () => send(server(), 'POST', `/api/job_application/${id}/withdraw`, candidate);
  await put(company, id, { status: 'Rejected' });
  expect((await withdraw()).body).toMatchObject({ status: 409, code: 'APPLICATION_DECIDED' });
  await put(company, id, { status: 'On Hold' });
  expect((await withdraw()).status).toBe(200);
  expect((await put(company, id, { status: 'Hired' })).body).toMatchObject({ code: 'APPLICATION_WITHDRAWN' });
  const own = await send(server(), 'GET', `/api/job_application/${id}`, candidate);
  expect(own.body.data).toMatchObject({ status: 'Withdrawn', label: 'Withdrawn', can_withdraw: false });
});

test('removing from the list asks for the password; the candidate keeps the application', async () => {
  const { company, candidate, id } = await aReceived();
  const remove = (body: unknown) =>
    send(server(), 'DELETE', `/api/job_application/${id}`, { ...company, body });
  expect((await remove({})).body.errors).toEqual({ password: ['Please enter your password!'] });
  expect((await remove({ password: 'falcon' })).body.errors).toEqual({ password: ['Wrong Password!'] });
  expect((await remove({ password })).status).toBe(200);
  expect((await send(server(), 'GET', '/api/job_application', company)).body.data.total).toBe(0);
  expect((await send(server(), 'GET', `/api/job_application/${id}`, company)).status).toBe(404);
  expect((await send(server(), 'GET', `/api/job_application/${id}`, candidate)).status).toBe(200);
  const other = await aReceived();
  const post = await send(server(), 'POST', `/api/job_application/${other.id}/delete`, {
    ...other.company,
    body: { password },
  });
  expect(post.status).toBe(200);
});

test('F9: the CV is read by the company applied to, written down for the candidate, and by no other company', async () => {
  const { company, candidate, id } = await aReceived();
  const path = await cvOf(company, id);
  const viewer = await aMember(server(), company.companyId, 'viewer');
  expect((await send(server(), 'GET', path, viewer)).status).toBe(200);
  expect((await send(server(), 'GET', path, await anApprovedCompany(server()))).status).toBe(404);
  expect((await send(server(), 'GET', path, await aCandidate(server()))).status).toBe(404);
  expect(await viewsOf(candidate)).toEqual(['cv', 'profile']);
  await send(server(), 'DELETE', `/api/job_application/${id}`, { ...company, body: { password } });
  expect((await send(server(), 'GET', path, company)).status).toBe(404);
});

test('R8: a company opens at most 200 CVs a day', { timeout: 60_000 }, async () => {
  const strict = await startTestServer({ RATE_LIMITS: '1' });
  try {
    const company = await anApprovedCompany(strict);
    const openingId = await anOpening(strict, company.companyId);
    const id = await anApplication(strict, await aCandidate(strict), openingId);
    const { body } = await send(strict, 'GET', `/api/job_application/${id}`, company);
    const read = () => send(strict, 'HEAD', `/api/${body.data.cv.path}`, company);
    const open = () => send(strict, 'GET', `/api/${body.data.cv.path}`, company);
    for (let index = 0; index < 200; index += 1) expect((await open()).status).toBe(200);
    expect((await read()).status).toBe(200);
    expect((await open()).status).toBe(429);
  } finally {
    await strict.drop();
  }
});

test('the figures say how many applications each opening, status, source, age and day has', async () => {
  const { company, id, openingId } = await aReceived();
  await put(company, id, { status: 'Interviewed' });
  const openings = await send(server(), 'GET', '/api/job_application_openings', company);
  expect(openings.body.data).toMatchObject([
    {
      id: openingId,
      city: 'Doha',
      due_date: null,
      status: 'Active',
      total: 1,
      counts: { Interviewed: 1 },
    },
  ]);
  server().clock.advance(4 * 24 * 60 * minute);
  const { data } = (await send(server(), 'GET', '/api/job_application_figures', company)).body;
  expect(data).toMatchObject({
    total: 1,
    by_status: { Interviewed: 1 },
    by_source: [{ source: 'site', total: 1 }],
  });
  expect(data.by_age.map((age: { total: number }) => age.total)).toEqual([0, 1, 0, 0, 0]);
  expect(data.by_day).toHaveLength(30);
  expect(data.by_day.at(-5).total).toBe(1);
});

async function aReceived() {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  const candidate = await aCandidate(server());
  return { company, openingId, candidate, id: await anApplication(server(), candidate, openingId) };
}

function put(caller: CompanyPerson, id: string, body: Record<string, unknown>) {
  return send(server(), 'PUT', `/api/job_application/${id}`, { ...caller, body });
}

async function cvOf(company: CompanyPerson, id: string): Promise<string> {
  const { body } = await send(server(), 'GET', `/api/job_application/${id}`, company);
  return `/api/${body.data.cv.path}`;
}

async function viewsOf(candidate: Person): Promise<string[]> {
  const rows = await server()
    .platform.db.select({ what: profileViews.what })
    .from(profileViews)
    .where(eq(profileViews.candidateId, candidate.accountId));
  return rows.map(({ what }) => what).sort();
}

test('twenty readings at the same moment leave one "viewed" in the history', async () => {
  const { company, candidate, id } = await aReceived();
  const read = () => send(server(), 'GET', `/api/job_application/${id}`, company);
  const answers = await Promise.all(Array.from({ length: 20 }, read));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const own = await send(server(), 'GET', `/api/job_application/${id}`, candidate);
  const labels = own.body.data.history.map((step: { label: string }) => step.label);
  expect(labels).toEqual(['Application sent', 'Read by the company']);
});
