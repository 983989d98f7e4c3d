import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companies } from '#server/modules/companies/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import {
  aCandidate,
  aMember,
  anApprovedCompany,
  type CompanyPerson,
  type Person,
  password,
} from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const path = '/api/job_application_batches';
const minute = 60_000;

test('several are shortlisted together, each is told after a minute, and what was withdrawn stays', async () => {
  const { company, people, ids, openingId } = await received(3);
  await mails(company, { emailShortlisted: true });
  await send(server(), 'POST', `/api/job_application/${ids[2]}/withdraw`, people[2]);
  const { body } = await act(company, { ids }, { kind: 'status', status: 'Shortlisted' });
  expect(body.data).toMatchObject({
    total: 3,
    done: 3,
    changed: 2,
    refused: { withdrawn: 1 },
    is_finished: true,
  });
  expect(await statuses(company, openingId)).toEqual({ Shortlisted: 2, Withdrawn: 1 });
  expect(await told(people)).toEqual([0, 0, 0]);
  server().clock.advance(2 * minute);
  expect(await told(people)).toEqual([1, 1, 0]);
  const seen = await send(server(), 'GET', `/api/job_application/${ids[0]}`, company);
  expect(seen.body.data.history.at(-2)).toMatchObject({ status: 'Shortlisted', by: company.name });
});

test('a change of several is taken back within a minute, nobody is told, and what followed stays', async () => {
  const { company, people, ids, openingId } = await received(3);
  await mails(company, { emailReject: true });
  await put(company, ids[0], 'Screened');
  server().clock.advance(1000);
  const { body } = await act(company, { ids }, { kind: 'status', status: 'Rejected', reason: 'salary' });
  expect(body.data.undo_until).toBeTruthy();
  server().clock.advance(1000);
  await put(company, ids[2], 'On Hold');
  const undo = () => send(server(), 'POST', `${path}/${body.data.id}/undo`, company);
  expect((await undo()).body.data).toMatchObject({ changed: 2, refused: { changed_since: 1 } });
  expect(await statuses(company, openingId)).toEqual({ Screened: 1, Pending: 1, 'On Hold': 1 });
  expect((await undo()).status).toBe(409);
  server().clock.advance(3 * minute);
  expect(await told(people)).toEqual([0, 0, 0]);
  const again = await act(company, { ids }, { kind: 'status', status: 'Screened' });
  server().clock.advance(2 * minute);
  expect((await send(server(), 'POST', `${path}/${again.body.data.id}/undo`, company)).status).toBe(409);
});

test('all that a filter matches are changed, and none when more match than were shown', async () => {
  const { company, openingId } = await received(3);
  const filter = { job_id: openingId, status: ['Pending'] };
  const screened = { kind: 'status', status: 'Screened' };
  const few = await act(company, { filter, expected: 2 }, screened);
  expect(few.body).toMatchObject({ status: 409, code: 'SELECTION_CHANGED' });
  expect((await act(company, { filter, expected: 3 }, screened)).body.data.changed).toBe(3);
  expect((await act(company, { filter, expected: 3 }, screened)).status).toBe(404);
  const misspelt = { filter: { status: ['Pendign'] }, expected: 9 };
  expect((await act(company, misspelt, screened)).status).toBe(422);
  expect((await act(company, { filter: { state: 'x' }, expected: 9 }, screened)).status).toBe(422);
});

test('more than 200 are changed in the background, step by step', { timeout: 60_000 }, async () => {
  const { company, ids, openingId } = await received(1);
  await server().platform.db.execute(
    sql`insert into applications (opening_id, company_id, status)
     select opening_id, company_id, 'Pending' from applications, generate_series(1, 250) where id = ${ids[0]}`,
  );
  const filter = { job_id: openingId };
  const { body } = await act(company, { filter, expected: 251 }, { kind: 'status', status: 'On Hold' });
  expect(body.data).toMatchObject({ total: 251, done: 0, is_finished: false, undo_until: null });
  await server().runTasks();
  const read = await send(server(), 'GET', `${path}/${body.data.id}`, company);
  expect(read.body.data).toMatchObject({ done: 251, changed: 251, is_finished: true });
  expect(await statuses(company, openingId)).toEqual({ 'On Hold': 251 });
});

test('an email to a selection is filled in for each and waits a minute, in which it is taken back', async () => {
  const { company, people, ids } = await received(2);
  const letter = { kind: 'letter', subject: 'News for {candidate}', text: 'About {position}:\nsoon more.' };
  const first = await act(company, { ids }, letter);
  await send(server(), 'POST', `${path}/${first.body.data.id}/undo`, company);
  server().clock.advance(2 * minute);
  expect(await told(people, 'company-writes')).toEqual([0, 0]);
  await act(company, { ids }, letter);
  server().clock.advance(2 * minute);
  expect(await told(people, 'company-writes')).toEqual([1, 1]);
  const [sent] = (await lettersTo(server().platform.db, people[0]?.email ?? '')).slice(-1);
  expect(sent?.subject).toBe('News for Omar Farouk');
  expect(sent?.text).toContain('About Civil Engineer:');
  const unknown = await act(company, { ids }, { ...letter, text: 'Dear {name}' });
  expect(unknown.body.errors['act.text'][0]).toContain('{name}');
  const seen = await send(server(), 'GET', `/api/job_application/${ids[0]}`, company);
  expect(seen.body.data.history.filter(({ kind }: { kind: string }) => kind === 'letter_sent')).toHaveLength(
    1,
  );
});

test('only those whose interview is completed are moved; the others are counted with the reason', async () => {
  const { company, ids } = await received(3);
  const otherId = await anOpening(server(), company.companyId, { title: 'Site Manager' });
  await put(company, ids[1], 'Interviewed');
  const { body } = await act(company, { ids }, { kind: 'move', job_id: otherId });
  expect(body.data).toMatchObject({ changed: 1, refused: { not_interviewed: 2 } });
  expect(await statuses(company, otherId)).toEqual({ Interviewed: 1 });
  const rival = await anApprovedCompany(server());
  const theirs = await anOpening(server(), rival.companyId);
  expect((await act(company, { ids }, { kind: 'move', job_id: theirs })).status).toBe(404);
});

test('removing several asks for the password first', async () => {
  const { company, ids, openingId } = await received(2);
  const remove = (extra: object) => act(company, { ids }, { kind: 'remove' }, extra);
  expect((await remove({})).body.errors).toEqual({ password: ['Please enter your password!'] });
  expect((await remove({ password: 'falcon' })).body.errors).toEqual({ password: ['Wrong Password!'] });
  const removed = await remove({ password });
  expect(removed.body.data).toMatchObject({ changed: 2 });
  expect(await statuses(company, openingId)).toEqual({});
  const undo = await send(server(), 'POST', `${path}/${removed.body.data.id}/undo`, company);
  expect(undo.body.data).toMatchObject({ changed: 2, undo_until: null });
  expect(await statuses(company, openingId)).toEqual({ Pending: 2 });
  const openings = await send(server(), 'GET', '/api/job_opening', company);
  expect(openings.body.data.data[0]).toMatchObject({ applications: 2 });
});

test('a move is taken back to where it came from, and leaves no trace; one that was moved on stays', async () => {
  const { company, ids, openingId } = await received(2);
  const [second, third] = [
    await anOpening(server(), company.companyId, { title: 'Site Manager' }),
    await anOpening(server(), company.companyId, { title: 'Foreman' }),
  ];
  for (const id of ids) await put(company, id, 'Interviewed');
  const { body } = await act(company, { ids }, { kind: 'move', job_id: second });
  server().clock.advance(1000);
  await send(server(), 'POST', `/api/job_application/${ids[1]}/move`, {
    ...company,
    body: { job_id: third },
  });
  const undo = await send(server(), 'POST', `${path}/${body.data.id}/undo`, company);
  expect(undo.body.data).toMatchObject({ changed: 1, refused: { changed_since: 1 } });
  expect(await statuses(company, openingId)).toEqual({ Interviewed: 1 });
  expect(await statuses(company, third)).toEqual({ Interviewed: 1 });
  const back = await send(server(), 'GET', `/api/job_application/${ids[0]}`, company);
  expect(back.body.data.moved_from).toBeFalsy();
  expect(back.body.data.history.map(({ kind }: { kind: string }) => kind)).not.toContain('moved');
});

test('one application that is moved is one line of the activity, which names both openings', async () => {
  const { company, ids } = await received(1);
  const to = await anOpening(server(), company.companyId, { title: 'Site Manager' });
  await put(company, ids[0], 'Interviewed');
  const began = server().clock.now();
  server().clock.advance(1000);
  await act(company, { ids }, { kind: 'move', job_id: to });
  const { body } = await send(server(), 'GET', '/api/company_activity?kind=application', company);
  const since = body.data.data.filter(
    ({ created_at }: { created_at: string }) => new Date(created_at) > began,
  );
  expect(since).toMatchObject([{ kind: 'application.moved' }]);
  expect(JSON.stringify(since)).toContain('Site Manager');
});

test("Z4: another company's applications and batches do not exist, and a viewer changes none", async () => {
  const { company, ids, openingId } = await received(1);
  const rival = await anApprovedCompany(server());
  const status = { kind: 'status', status: 'Hired' };
  expect((await act(rival, { ids }, status)).status).toBe(404);
  const viewer = await aMember(server(), company.companyId, 'viewer');
  expect((await act(viewer, { ids }, status)).status).toBe(403);
  expect(await statuses(company, openingId)).toEqual({ Pending: 1 });
  const { body } = await act(company, { ids }, status);
  expect((await send(server(), 'GET', `${path}/${body.data.id}`, rival)).status).toBe(404);
  expect((await send(server(), 'POST', `${path}/${body.data.id}/undo`, rival)).status).toBe(404);
});

async function received(number: number) {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  const people: Person[] = [];
  const ids: string[] = [];
  for (let index = 0; index < number; index += 1) {
    const person = await aCandidate(server());
    people.push(person);
    ids.push(await anApplication(server(), person, openingId));
  }
  return { company, openingId, people, ids };
}

function act(caller: Person, selection: object, deed: object, extra: object = {}) {
  return send(server(), 'POST', path, { ...caller, body: { selection, act: deed, ...extra } });
}

function put(caller: CompanyPerson, id: string | undefined, status: string) {
  return send(server(), 'PUT', `/api/job_application/${id}`, { ...caller, body: { status } });
}

async function mails(company: CompanyPerson, set: { emailReject?: boolean; emailShortlisted?: boolean }) {
  await server().platform.db.update(companies).set(set).where(eq(companies.id, company.companyId));
}

async function statuses(company: CompanyPerson, openingId: string) {
  const { body } = await send(server(), 'GET', `/api/job_application?job_id=${openingId}`, company);
  return body.data.counts;
}

async function told(people: readonly Person[], kind = 'application-status-changed'): Promise<number[]> {
  await server().runTasks();
  const counts: number[] = [];
  for (const { email } of people) {
    const letters = await lettersTo(server().platform.db, email);
    counts.push(letters.filter((letter) => letter.kind === kind).length);
  }
  return counts;
}
