import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { endRequests } from '#server/modules/talent-pool/tasks.ts';
import { type Caller, send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aMember, anApprovedCompany, type Person } from '#support/people.ts';
import { aPoolCandidate } from '#support/pool.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const invite = (company: Caller, person: Person, job_id: string, message = '') =>
  send(server(), 'POST', `/api/candidate_pool/${person.accountId}/invitation`, {
    token: company.token,
    body: { job_id, message },
  });
const askForUpdate = (company: Caller, person: Person, message: string) =>
  send(server(), 'POST', `/api/candidate_pool/${person.accountId}/update_request`, {
    token: company.token,
    body: { message },
  });
const letters = async (address: string, kind: string) =>
  (await lettersTo(server().platform.db, address)).filter((letter) => letter.kind === kind);
const received = async (person: Person) =>
  (await send(server(), 'GET', '/api/candidate-requests', { token: person.token })).body.data;
const answer = (person: Person, id: string, body: Record<string, string>) =>
  send(server(), 'POST', `/api/candidate-requests/${id}`, { token: person.token, body });
const standing = (company: Caller, person: Person) =>
  send(server(), 'GET', `/api/candidate_pool/${person.accountId}`, { token: company.token });

async function anInvited() {
  const company = await anApprovedCompany(server(), { name: 'Pearl Divers' });
  const person = await aPoolCandidate(server(), { name: 'Salma Nour' });
  const opening = await anOpening(server(), company.companyId, { title: 'Net Mender' });
  expect((await invite(company, person, opening, 'Come and see us.')).status).toBe(200);
  return { company, person, opening };
}

test('an invitation reaches the candidate by letter and dashboard, and its answer the company', async () => {
  const { company, person, opening } = await anInvited();
  const [letter] = await letters(person.email, 'pool-request');
  expect(letter?.subject).toBe('Pearl Divers invites you to apply: Net Mender');
  const [request] = await received(person);
  expect(request).toMatchObject({
    kind: 'invitation',
    status: 'Waiting',
    company: { name: 'Pearl Divers' },
    job: { id: opening, is_open: true },
    message: 'Come and see us.',
  });
  const bell = async () =>
    (await send(server(), 'GET', '/api/notifications/recent', { token: person.token })).body.data.unread;
  expect(await bell()).toBe(1);
  const answered = await answer(person, request.id, { answer: 'accept', message: 'With pleasure.' });
  expect(await bell()).toBe(0);
  expect(answered.body.data).toMatchObject({ status: 'Accepted', job: { id: opening } });
  const { body } = await standing(company, person);
  expect(body.data.relation).toMatchObject({
    invitation: { status: 'Accepted', answer: 'With pleasure.' },
    may: { invite: false },
  });
  const [told] = await letters(company.email, 'pool-answer');
  expect(told?.subject).toBe('Salma Nour accepted your invitation');
});

test('never a second invitation, however many are sent at once', async () => {
  const company = await anApprovedCompany(server());
  const person = await aPoolCandidate(server());
  const opening = await anOpening(server(), company.companyId);
  const sent = await Promise.all([1, 2, 3].map(() => invite(company, person, opening)));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await received(person)).toHaveLength(1);
  expect(await letters(person.email, 'pool-request')).toHaveLength(1);
  expect(await invite(company, person, opening)).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_ASKED' },
  });
});

test('a request for an update needs its text, comes back done or declined, and waits once', async () => {
  const company = await anApprovedCompany(server());
  const person = await aPoolCandidate(server());
  expect(await askForUpdate(company, person, ' ')).toMatchObject({
    status: 422,
    body: { errors: { message: ['Please add the above details'] } },
  });
  expect((await askForUpdate(company, person, 'Your licence, please.')).status).toBe(200);
  expect((await askForUpdate(company, person, 'Again.')).status).toBe(409);
  const [request] = await received(person);
  expect((await answer(person, request.id, { answer: 'done' })).body.data.status).toBe('Done');
  const { body } = await standing(company, person);
  expect(body.data.relation).toMatchObject({ update: { status: 'Done' }, may: { ask: true } });
  expect(await answer(person, request.id, { answer: 'decline' })).toMatchObject({
    status: 409,
    body: { code: 'REQUEST_ANSWERED' },
  });
});

test('only a public opening that shows the company can be invited to, and only an own one', async () => {
  const company = await anApprovedCompany(server());
  const person = await aPoolCandidate(server());
  const held = await anOpening(server(), company.companyId, { status: 'On-Hold' });
  const hidden = await anOpening(server(), company.companyId, { hideCompanyName: true });
  const foreign = await anOpening(server(), (await anApprovedCompany(server())).companyId);
  for (const opening of [held, hidden]) expect((await invite(company, person, opening)).status).toBe(422);
  expect((await invite(company, person, foreign)).status).toBe(404);
  expect(await received(person)).toEqual([]);
});

test('who is not in the pool is asked nothing, and a viewer asks nobody', async () => {
  const company = await anApprovedCompany(server());
  const opening = await anOpening(server(), company.companyId);
  const hidden = await aPoolCandidate(server(), { hiddenFromCompanies: [company.companyId] });
  expect((await invite(company, hidden, opening)).status).toBe(404);
  expect((await askForUpdate(company, hidden, 'More.')).status).toBe(404);
  const viewer = await aMember(server(), company.companyId, 'viewer');
  const person = await aPoolCandidate(server());
  expect((await invite(viewer, person, opening)).status).toBe(403);
  expect((await standing(viewer, person)).body.data.relation).toMatchObject({
    may: { invite: false, ask: false },
  });
});

test('another candidate’s request answers as if it did not exist', async () => {
  const { person } = await anInvited();
  const [request] = await received(person);
  const other = await aPoolCandidate(server());
  expect((await answer(other, request.id, { answer: 'accept' })).status).toBe(404);
});

test('an accepted invitation keeps the profile open after the consent ends, until the candidate hides', async () => {
  const { company, person } = await anInvited();
  const [request] = await received(person);
  await answer(person, request.id, { answer: 'accept' });
  const { token } = person;
  await send(server(), 'PUT', '/api/candidate/1', { token, body: { pool_consent: false } });
  expect((await standing(company, person)).body.data.relation).toMatchObject({
    may: { invite: false, ask: false },
  });
  const body = { company_id: company.companyId };
  await send(server(), 'POST', '/api/candidate-hidden-companies', { token, body });
  expect((await standing(company, person)).status).toBe(404);
});

test('unanswered, a request ends after 30 days, and another may follow', async () => {
  const { company, person, opening } = await anInvited();
  const start = server().clock.now();
  const { rows } = await server().platform.db.execute<{ days: number }>(sql`
    select extract(day from expires_at - created_at)::int as days from pool_requests
    where candidate_id = ${person.accountId}`);
  expect(rows).toEqual([{ days: 30 }]);
  // Two days are over, as far as sessions and limits know.
  server().clock.set(new Date(start.getTime() + 2 * dayMs));
  await server().platform.db.execute(sql`
    update pool_requests set expires_at = ${start.toISOString()} where candidate_id = ${person.accountId}`);
  const [request] = await received(person);
  expect(request.status).toBe('Expired');
  expect((await answer(person, request.id, { answer: 'accept' })).status).toBe(409);
  await server()
    .systemContext('test')
    .inTransaction((context) => endRequests.run(context, {}));
  expect((await invite(company, person, opening)).status).toBe(200);
  server().clock.set(start);
});

test('a profile is shared with a member of the company, and with nobody else', async () => {
  const { company, person } = await anInvited();
  const colleague = await aMember(server(), company.companyId, 'viewer');
  const share = (member: string) =>
    send(server(), 'POST', `/api/candidate_pool/${person.accountId}/share`, {
      token: company.token,
      body: { member_id: member, message: 'Look.' },
    });
  expect((await share(colleague.accountId)).status).toBe(200);
  const [letter] = await letters(colleague.email, 'pool-profile');
  expect(letter?.text).toContain(`/user/candidate/${person.accountId}`);
  expect((await share((await anApprovedCompany(server())).accountId)).status).toBe(422);
});
