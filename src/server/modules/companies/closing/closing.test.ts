import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { send } from '#support/client.ts';
import { aMeeting, anInterview, letTimePass } from '#support/interviews.ts';
import { anOpening } from '#support/openings.ts';
import { lastLetterTo, lettersTo } from '#support/outbox.ts';
import {
  aMember,
  anAdmin,
  anApprovedCompany,
  type CompanyPerson,
  type Person,
  password,
} from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { eraseClosedCompanies } from './service.ts';

const server = testServer();

const call = (person: Partial<Person>, method: string, path: string, body?: object) =>
  send(server(), method, `/api/${path}`, {
    token: person.token,
    body: body ?? (method === 'GET' ? undefined : {}),
  });
const close = (company: Person, given = password) =>
  call(company, 'POST', 'company/closing', { password: given });
const kindsTo = async ({ email }: Person) =>
  (await lettersTo(server().platform.db, email)).map(({ kind }) => kind);
const read = async (admin: Person, company: CompanyPerson) =>
  (await call(admin, 'GET', `company_administration/${company.companyId}`)).body.data;

test('an owner closes the company: nothing of it goes on, and everybody hears of it', async () => {
  const meeting = await aMeeting(server());
  const { company, candidate, openingId } = meeting;
  const interviewId = await anInterview(server(), meeting);
  const colleague = await aMember(server(), company.companyId, 'recruiter');
  await call(company, 'POST', 'company_members', { email: 'late@rawdat.example', role: 'viewer' });
  const { text } = await lastLetterTo(server().platform.db, 'late@rawdat.example');
  const invitation = /token=([\w-]+)/.exec(text)?.[1];
  expect((await call({}, 'GET', `company/${company.companyId}`)).status).toBe(200);
  expect((await close(company, 'wrong')).body.errors).toEqual({ password: ['Wrong Password!'] });
  expect((await call({}, 'GET', `job/${openingId}`)).status).toBe(200);

  await letTimePass(server());
  expect((await close(company)).status).toBe(200);
  expect((await call({}, 'GET', `job/${openingId}`)).status).toBe(410);
  expect((await call({}, 'GET', `company/${company.companyId}`)).status).toBe(404);
  expect((await call({}, 'GET', 'jobs_pool?job_title=Civil')).body.data.total ?? 0).toBe(0);
  for (const person of [company, colleague]) {
    expect(await kindsTo(person)).toContain('company-closed');
    const refused = await call(person, 'GET', 'job_opening');
    expect([refused.status, refused.body.code]).toEqual([403, 'COMPANY_CLOSED']);
  }
  const interviews = await call(candidate, 'GET', `own_interview?id=${interviewId}`);
  expect(JSON.stringify(interviews.body)).toContain('Cancelled');
  server().clock.advance(61_000);
  await server().runTasks();
  expect(await kindsTo(candidate)).toContain('opening-closed-to-applicants');
  expect((await call({}, 'GET', `company_invitation?token=${invitation}`)).status).toBe(410);
  const late = { extra_data: { description: 'Ours.' } };
  expect((await call(company, 'PUT', 'users/1', late)).body.code).toBe('COMPANY_CLOSED');
  const invited = { email: 'later@rawdat.example', role: 'viewer' };
  expect((await call(company, 'POST', 'company_members', invited)).body.code).toBe('COMPANY_CLOSED');
  expect((await close(company)).body.code).toBe('COMPANY_CLOSED');
  const { extra_data } = (await call(company, 'GET', 'users')).body;
  const erased = new Date(server().clock.now().getTime() - 61_000 + 365 * dayMs).toISOString();
  expect(extra_data).toMatchObject({ approved_status: 'Closed', erase_after: erased });
});

test('neither recruiters nor viewers close the company', async () => {
  const company = await anApprovedCompany(server());
  for (const role of ['recruiter', 'viewer'] as const)
    expect((await close(await aMember(server(), company.companyId, role))).status).toBe(403);
  expect((await call(company, 'GET', 'job_opening')).status).toBe(200);
});

test('an administrator closes it at its wish, with a reason that its people read, and for good', async () => {
  const [admin, company] = [await anAdmin(server()), await anApprovedCompany(server())];
  const closing = (body: object) =>
    call(admin, 'POST', `company_administration/${company.companyId}/closing`, body);
  const { version } = (await read(admin, company)).company;
  expect((await closing({ version, reason: ' ' })).body.errors).toEqual({
    reason: ['Please give the reason for closing'],
  });
  expect((await closing({ version: version + 1, reason: 'You asked for it.' })).status).toBe(409);
  expect((await closing({ version, reason: 'You asked for it.' })).status).toBe(200);
  expect((await lastLetterTo(server().platform.db, company.email)).text).toContain('You asked for it.');
  const { company: closed, history } = await read(admin, company);
  expect(closed).toMatchObject({ approved_status: 'Closed', decline_reason: 'You asked for it.' });
  expect(history[0]).toMatchObject({ kind: 'company.closed', subject: 'You asked for it.' });
  const listed = await call(admin, 'GET', `companyList?approved_status=Closed&show=50`);
  expect(JSON.stringify(listed.body.data)).toContain(company.companyId);
  const approval = { company_id: company.companyId, adminLogin: true, approved_status: 'Approved' };
  expect((await call(admin, 'POST', 'company-data-update', approval)).status).toBe(422);
  const again = { version: closed.version, reason: 'Again.' };
  expect((await closing(again)).body.code).toBe('COMPANY_CLOSED');
  for (const path of ['suspension', 'undo'])
    expect(
      (await call(admin, 'POST', `company_administration/${company.companyId}/${path}`, again)).status,
    ).toBe(409);
});

test('a closed company is erased with its people after 365 days, and not before', async () => {
  const company = await anApprovedCompany(server());
  const colleague = await aMember(server(), company.companyId, 'viewer');
  await anOpening(server(), company.companyId);
  const other = await anApprovedCompany(server());
  await close(company);
  const erase = () => eraseClosedCompanies(server().systemContext('test'));
  const left = async (id: string) =>
    (await server().platform.db.execute(`select 1 from companies where id = '${id}'`)).rows.length;
  server().clock.advance(365 * dayMs - 1000);
  await erase();
  expect(await left(company.companyId)).toBe(1);
  server().clock.advance(1000);
  await erase();
  expect([await left(company.companyId), await left(other.companyId)]).toEqual([0, 1]);
  for (const { email } of [company, colleague])
    expect((await call({}, 'POST', 'login', { email, password })).status).toBe(422);
});

test('a member deletes the own account after the password; the last owner closes the company instead', async () => {
  const company = await anApprovedCompany(server());
  const viewer = await aMember(server(), company.companyId, 'viewer');
  const remove = (person: Person, given = password) =>
    call(person, 'DELETE', 'company_account', { password: given });
  expect((await remove(viewer, 'wrong')).status).toBe(422);
  expect((await remove(company)).body.code).toBe('LAST_OWNER');
  expect((await remove(viewer)).status).toBe(200);
  expect((await call(viewer, 'GET', 'users')).status).toBe(401);
  expect(await kindsTo(viewer)).toEqual(['account-deleted']);
  const { members } = (await call(company, 'GET', 'company_members')).body.data;
  expect(members).toHaveLength(1);
  const second = await aMember(server(), company.companyId, 'owner');
  expect((await call(company, 'POST', 'company_account/delete', { password })).status).toBe(200);
  expect((await call(second, 'GET', 'job_opening')).status).toBe(200);
});
