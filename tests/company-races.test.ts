import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { approvalUndoSeconds } from '#domain/companies/approval.ts';
import { companyActivity } from '#server/modules/companies/activity/table.ts';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { anUploadedCv, apply } from './support/applications.ts';
import { type Answer, send } from './support/client.ts';
import { companyRegistration } from './support/company-registration.ts';
import { anOpening } from './support/openings.ts';
import { lastLetterTo, lettersTo, linkIn } from './support/outbox.ts';
import {
  aCandidate,
  aMember,
  anAdmin,
  anApprovedCompany,
  aPendingCompany,
  type CompanyPerson,
  type Person,
  password,
} from './support/people.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();

const call = ({ token }: { token?: string }, method: string, path: string, body: object = {}) =>
  send(server(), method, `/api/${path}`, { token, body: method === 'GET' ? undefined : body });
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).toSorted();
const companyOf = async ({ companyId }: CompanyPerson) =>
  (await server().platform.db.select().from(companies).where(eq(companies.id, companyId)))[0];
const decide = (admin: Person, { companyId }: CompanyPerson, body: object) =>
  call(admin, 'POST', 'company-data-update', { company_id: companyId, adminLogin: true, ...body });

async function deedsOf({ companyId }: CompanyPerson, kind: string): Promise<number> {
  const isDeed = and(eq(companyActivity.companyId, companyId), eq(companyActivity.kind, kind));
  return server().platform.db.$count(companyActivity, isDeed);
}

/** Which letters went to somebody, once an approval can no longer be taken back. */
async function kindsTo({ email }: Person): Promise<string[]> {
  server().clock.advance(approvalUndoSeconds * 1000);
  await server().runTasks();
  return (await lettersTo(server().platform.db, email)).map(({ kind }) => kind).toSorted();
}

async function invitationTo(owner: CompanyPerson, email: string): Promise<string> {
  // Letters of one moment have no order.
  server().clock.advance(1000);
  expect((await call(owner, 'POST', 'company_members', { email, role: 'recruiter' })).status).toBe(200);
  const link = linkIn(await lastLetterTo(server().platform.db, email), '/company-invitation');
  return new URL(link, 'http://localhost').searchParams.get('token') ?? '';
}

test('the wizard submitted twice at once registers one company', async () => {
  const body = await companyRegistration(server());
  const before = await server().platform.db.$count(companies);
  const answers = await Promise.all([1, 2, 3].map(() => call({}, 'POST', 'company/v1/create', body)));
  expect(statusesOf(answers)).toEqual([200, 422, 422]);
  expect(await server().platform.db.$count(companies)).toBe(before + 1);
});

test('two administrators who approve at once approve once: one letter, one trial', async () => {
  const company = await aPendingCompany(server());
  const admins = [await anAdmin(server()), await anAdmin(server())];
  const answers = await whileLocked(company, () =>
    admins.map((admin) => decide(admin, company, { approved_status: 'Approved' })),
  );
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await kindsTo(company)).toEqual(['company-approved']);
  expect(await deedsOf(company, 'company.approved')).toBe(1);
});

test('of an approval and a refusal at once one is refused, and only the other one writes a letter', async () => {
  const company = await aPendingCompany(server());
  const admin = await anAdmin(server());
  const answers = await whileLocked(company, () => [
    decide(admin, company, { approved_status: 'Approved' }),
    decide(admin, company, { approved_status: 'Declined', decline_reason: 'No document.' }),
  ]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const stored = await companyOf(company);
  expect(stored?.declineReason).toBe(stored?.approvedStatus === 'Declined' ? 'No document.' : null);
  const letter = stored?.approvedStatus === 'Declined' ? 'company-declined' : 'company-approved';
  expect(await kindsTo(company)).toEqual([letter]);
});

test('features that two administrators switch off at once are both off', async () => {
  const company = await anApprovedCompany(server());
  const admin = await anAdmin(server());
  const off = (type: string) =>
    call(admin, 'PUT', 'update_settings', { company_id: company.companyId, val: false, type });
  await Promise.all(['sharing', 'export', 'statistics'].map(off));
  expect((await companyOf(company))?.disabledFeatures.toSorted()).toEqual([
    'export',
    'sharing',
    'statistics',
  ]);
});

test('an opening that is published twice at once is published once', async () => {
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId, { status: 'Open', firstPublishedAt: null });
  const publish = () => call(company, 'PUT', `job_opening/${id}/status`, { status: 'Published' });
  expect(statusesOf(await Promise.all([publish(), publish(), publish()]))).toEqual([200, 200, 200]);
  expect(await deedsOf(company, 'opening.published')).toBe(1);
});

test('X3: of two closed openings that are reopened at once for one slot, one is', async () => {
  const company = await anApprovedCompany(server(), { jobSlots: 1 });
  const ids = [1, 2].map(() => anOpening(server(), company.companyId, { status: 'Closed' }));
  const reopen = async (id: Promise<string>) =>
    call(company, 'PUT', `job_opening/${await id}/status`, { status: 'Published' });
  expect(statusesOf(await Promise.all(ids.map(reopen)))).toEqual([200, 403]);
});

test('an opening published while its company is declined is not public afterwards', async () => {
  const company = await anApprovedCompany(server());
  const admin = await anAdmin(server());
  const id = await anOpening(server(), company.companyId, { status: 'Open' });
  const [published, declined] = await Promise.all([
    call(company, 'PUT', `job_opening/${id}/status`, { status: 'Published' }),
    decide(admin, company, { approved_status: 'Declined', decline_reason: 'Fees were asked.' }),
  ]);
  expect(declined.status).toBe(200);
  expect([200, 403]).toContain(published.status);
  expect((await call({}, 'GET', `job/${id}`)).status).toBe(404);
  expect(JSON.stringify((await call({}, 'GET', 'jobs_pool?show=50')).body)).not.toContain(id);
});

test('an opening that is deleted twice at once is deleted once', async () => {
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId);
  const remove = () => call(company, 'DELETE', `job_opening/${id}`, { password });
  expect(statusesOf(await Promise.all([remove(), remove()]))).toEqual([200, 404]);
  expect(await deedsOf(company, 'opening.deleted')).toBe(1);
});

test('who applies for an opening that is being deleted is told that it is gone', async () => {
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId);
  const candidate = await aCandidate(server());
  const cv = await anUploadedCv(server(), candidate);
  const other = await anotherConnection();
  await other.query('begin');
  await other.query('delete from public_openings where id = $1', [id]);
  await other.query('delete from job_openings where id = $1', [id]);
  const applying = apply(server(), candidate, id, { cv });
  await lockIsAwaited();
  await other.query('commit');
  other.release();
  expect((await applying).status).toBe(404);
});

test('two who accept one invitation at once: one of them joins', async () => {
  const owner = await anApprovedCompany(server());
  const token = await invitationTo(owner, 'twice@rawdat.qa');
  const accept = () =>
    call({}, 'POST', 'company_invitation', {
      token,
      name: 'Salma Nasser',
      password,
      passwordCheck: password,
    });
  const answers = await Promise.all([accept(), accept(), accept()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const isTheirs = eq(companyMembers.companyId, owner.companyId);
  expect(await server().platform.db.$count(companyMembers, isTheirs)).toBe(2);
});

test('an account that accepts the invitations of two companies at once works for one of them', async () => {
  const [one, other, former] = [
    await anApprovedCompany(server()),
    await anApprovedCompany(server()),
    await anApprovedCompany(server()),
  ];
  const person = await aMember(server(), former.companyId, 'recruiter');
  await call(person, 'DELETE', `company_members/${person.accountId}`);
  const tokens = [await invitationTo(one, person.email), await invitationTo(other, person.email)];
  const answers = await Promise.all(
    tokens.map((token) => call({}, 'POST', 'company_invitation/account', { token, password })),
  );
  expect(statusesOf(answers)).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.errors).toHaveProperty('email');
});

test('X3: two owners who demote each other at once leave an owner', async () => {
  const first = await anApprovedCompany(server());
  const second = await aMember(server(), first.companyId, 'owner');
  const demote = (who: Person, whom: Person) =>
    call(who, 'PUT', `company_members/${whom.accountId}`, { role: 'viewer' });
  const [demoted, refused] = statusesOf(await Promise.all([demote(first, second), demote(second, first)]));
  expect(demoted).toBe(200);
  // Whoever comes last is the last owner's, or no owner any more.
  expect([403, 409]).toContain(refused);
  const { body } = await call(first, 'GET', 'company_members');
  const roles = body.data.members.map(({ role }: { role: string }) => role);
  expect(roles.toSorted()).toEqual(['owner', 'viewer']);
});

function anotherConnection(): Promise<pg.PoolClient> {
  return (server().platform.db as Database & { $client: pg.Pool }).$client.connect();
}

/** Calls that come in truly at once: each has read the company before any of them may write it. */
async function whileLocked(company: CompanyPerson, begin: () => Promise<Answer>[]): Promise<Answer[]> {
  const other = await anotherConnection();
  await other.query('begin');
  await other.query('select 1 from companies where id = $1 for update', [company.companyId]);
  const calls = begin();
  await lockIsAwaited(calls.length);
  await other.query('commit');
  other.release();
  return Promise.all(calls);
}

/** Until so many statements of other connections wait for a lock. */
async function lockIsAwaited(statements = 1): Promise<void> {
  for (;;) {
    const { rows } = await server().platform.db.execute(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length >= statements) return;
  }
}
