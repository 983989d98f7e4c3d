import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportedAtOnce } from '#domain/applications/export.ts';
import { dayMs } from '#domain/time.ts';
import { applications } from '#server/modules/applications/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { screeningQuestions } from '#server/modules/job-openings/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { readCsv, recordsOf } from '#support/csv.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, aMember, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

async function anAskingCompany() {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  const [question] = await server()
    .platform.db.insert(screeningQuestions)
    .values({ openingId, position: 0, title: 'Why us; and why now?', answerType: 'text' })
    .returning();
  const answers = (answer: string) => [{ question_id: question?.id, answer }];
  const sent = [
    { name: 'Étienne Lefèvre', answers: answers('=HYPERLINK("http://evil")') },
    { name: 'Omar Farouk', answers: answers('Because, "quoted"\nand more') },
  ];
  for (const { name, ...payload } of sent)
    await anApplication(server(), await aCandidate(server(), { name }), openingId, payload);
  return { company, openingId };
}

function start(caller: Person, body: Record<string, unknown>, headers: Record<string, string> = {}) {
  return send(server(), 'POST', '/api/job_application_export', { ...caller, body, headers });
}

/** The bytes of an export, as its path answers them. */
async function fileOf(caller: { token?: string }, path: string) {
  const answer = await server().app.request(`http://localhost:3000/api/${path}`, {
    headers: caller.token ? { authorization: `Bearer ${caller.token}` } : {},
  });
  return {
    status: answer.status,
    bytes: new Uint8Array(await answer.arrayBuffer()),
    headers: answer.headers,
  };
}

test('a table has every application with its answers, opens with accents, and holds no formula', async () => {
  const { company } = await anAskingCompany();
  const { body } = await start(company, { kind: 'csv' });
  expect(body.data).toMatchObject({ state: 'ready', total: 2, done: 2 });
  const { bytes, headers } = await fileOf(company, body.data.path);
  expect(headers.get('content-disposition')).toContain('applications-2026-11-21.csv');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const rows = recordsOf(bytes);
  expect(rows.map(({ Candidate }) => Candidate).toSorted()).toEqual(['Omar Farouk', 'Étienne Lefèvre']);
  const named = (name: string) => rows.find(({ Candidate }) => Candidate === name);
  expect(named('Étienne Lefèvre')?.['Why us; and why now?']).toBe('\'=HYPERLINK("http://evil")');
  expect(named('Omar Farouk')).toMatchObject({
    'Why us; and why now?': 'Because, "quoted"\nand more',
    Status: 'Pending',
    Position: 'Civil Engineer',
    Applied: '2026-11-21 12:00',
  });
  const french = await start(company, { kind: 'csv' }, { 'accept-language': 'fr' });
  const told = await fileOf(company, french.body.data.path);
  const [row] = recordsOf(told.bytes, ';');
  expect(row).toHaveProperty('Candidat');
  expect(row).toHaveProperty('Why us; and why now?');
});

test('the filters of the list, and what was picked, decide what is in it', async () => {
  const { company } = await anAskingCompany();
  const { body: list } = await send(server(), 'GET', '/api/job_application?name=omar', company);
  expect((await start(company, { kind: 'csv', filters: { name: 'omar' } })).body.data.total).toBe(1);
  expect((await start(company, { kind: 'csv', ids: [list.data.data[0].id] })).body.data.total).toBe(1);
  const nothing = await start(company, { kind: 'csv', filters: { status: 'Hired' } });
  expect(nothing.body.errors.kind).toEqual(['There is nothing to export here']);
});

test('the CVs come as a ZIP, named after the people', async () => {
  const { company } = await anAskingCompany();
  const { body } = await start(company, { kind: 'cvs' });
  const { bytes } = await fileOf(company, body.data.path);
  const files = unzipSync(bytes);
  expect(Object.keys(files).toSorted()).toEqual([
    'Omar Farouk, Civil Engineer.pdf',
    'Étienne Lefèvre, Civil Engineer.pdf',
  ]);
  expect(strFromU8(files['Omar Farouk, Civil Engineer.pdf'] ?? new Uint8Array()).slice(0, 5)).toBe('%PDF-');
});

test('a large one is written in the background, tells by letter, can be cancelled, and is gone after a week', async () => {
  const { company, openingId } = await anAskingCompany();
  const many = Array.from({ length: exportedAtOnce.csv }, () => ({
    openingId,
    companyId: company.companyId,
  }));
  await server().platform.db.insert(applications).values(many);
  const cancelled = await start(company, { kind: 'csv' });
  expect(cancelled.body.data).toMatchObject({ state: 'waiting', total: 502, path: null });
  const stop = `/api/job_application_export/${cancelled.body.data.id}/cancel`;
  expect((await send(server(), 'POST', stop, { ...company, body: {} })).status).toBe(200);
  expect((await send(server(), 'POST', stop, { ...company, body: {} })).status).toBe(409);
  const { body } = await start(company, { kind: 'csv' });
  await server().runTasks();
  const listed = await send(server(), 'GET', '/api/job_application_export', company);
  const byId = (id: string) => listed.body.data.find((entry: { id: string }) => entry.id === id);
  const [latest, before] = [byId(body.data.id), byId(cancelled.body.data.id)];
  expect([latest.id, latest.state, latest.done, before.state]).toEqual([
    body.data.id,
    'ready',
    502,
    'cancelled',
  ]);
  const { bytes } = await fileOf(company, latest.path);
  expect(readCsv(bytes)).toHaveLength(503);
  const letters = await lettersTo(server().platform.db, company.email);
  expect(letters.map(({ subject }) => subject)).toContain('Your export is ready');
  const now = server().clock.now();
  server().clock.set(new Date(now.getTime() + 8 * dayMs));
  expect((await fileOf(company, latest.path)).status).toBe(404);
  server().clock.set(now);
});

test('more than fifty CVs are packed in the background', async () => {
  const { company, openingId } = await anAskingCompany();
  const many = Array.from({ length: exportedAtOnce.cvs - 2 }, () => ({
    openingId,
    companyId: company.companyId,
  }));
  await server().platform.db.insert(applications).values(many);
  expect((await start(company, { kind: 'cvs' })).body.data).toMatchObject({ state: 'ready', total: 50 });
  await server().platform.db.insert(applications).values({ openingId, companyId: company.companyId });
  const { body } = await start(company, { kind: 'cvs' });
  expect(body.data).toMatchObject({ state: 'waiting', total: 51 });
  expect((await start(company, { kind: 'csv' })).body.data.state).toBe('ready');
  await server().runTasks();
  const listed = await send(server(), 'GET', '/api/job_application_export', company);
  const packed = listed.body.data.find((entry: { id: string }) => entry.id === body.data.id);
  expect(packed.state).toBe('ready');
  expect(Object.keys(unzipSync((await fileOf(company, packed.path)).bytes))).toHaveLength(3);
});

test('an application that is reviewed blind is exported without whose it is', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId, { blindReview: true });
  const candidate = await aCandidate(server(), { name: 'Jasmine Bautista', phone: '55512345' });
  await anApplication(server(), candidate, openingId, { cover_letter: 'I am Jasmine, call 55512345.' });
  const table = await start(company, { kind: 'csv' });
  const { bytes } = await fileOf(company, table.body.data.path);
  for (const hidden of ['Jasmine', 'Bautista', '55512345', candidate.email])
    expect(new TextDecoder().decode(bytes)).not.toContain(hidden);
  const cvs = await start(company, { kind: 'cvs' });
  const files = unzipSync((await fileOf(company, cvs.body.data.path)).bytes);
  expect(Object.keys(files)).toEqual(['README.txt']);
});

test('a viewer, another company, a candidate and a visitor get nothing of it', async () => {
  const { company } = await anAskingCompany();
  const { body } = await start(company, { kind: 'csv' });
  const viewer = await aMember(server(), company.companyId, 'viewer');
  const rival = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const { body: cvs } = await start(company, { kind: 'cvs' });
  for (const kind of ['csv', 'cvs'])
    for (const caller of [viewer, candidate]) expect((await start(caller, { kind })).status).toBe(403);
  for (const { data } of [body, cvs]) {
    expect((await fileOf(company, data.path)).status).toBe(200);
    for (const caller of [viewer, rival, candidate, {}])
      expect((await fileOf(caller, data.path)).status).toBe(404);
  }
  expect((await start(rival, { kind: 'cvs' })).body.errors).toHaveProperty('kind');
  const cancel = `/api/job_application_export/${body.data.id}/cancel`;
  expect((await send(server(), 'POST', cancel, { ...rival, body: {} })).status).toBe(404);
  expect((await send(server(), 'GET', '/api/job_application_export', rival)).body.data).toEqual([]);
  const log = await send(server(), 'GET', '/api/company_activity?kind=application.exported', company);
  expect(log.body.data.data).toMatchObject([{ subject: '2' }]);
  const { db } = server().platform;
  await db
    .update(companies)
    .set({ disabledFeatures: ['export'] })
    .where(eq(companies.id, company.companyId));
  expect((await start(company, { kind: 'csv' })).body.code).toBe('FEATURE_OFF');
  expect((await fileOf(company, body.data.path)).status).toBe(404);
});
