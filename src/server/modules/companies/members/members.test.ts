import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { companies } from '#server/modules/companies/table.ts';
import { deleteAccount } from '#server/modules/identity/service.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { send } from '#support/client.ts';
import { lastLetterTo, lettersTo, linkIn } from '#support/outbox.ts';
import {
  aCandidate,
  aMember,
  anApprovedCompany,
  aPendingCompany,
  type CompanyPerson,
  password,
} from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
let count = 0;

const call = (method: string, path: string, token?: string, body?: object) =>
  send(server(), method, `/api/${path}`, { token, body: body ?? (method === 'GET' ? undefined : {}) });

async function invited(owner: CompanyPerson, role = 'recruiter') {
  count += 1;
  const email = `colleague-${count}@rawdat.qa`;
  const answer = await call('POST', 'company_members', owner.token, { email, role });
  const link = linkIn(await lastLetterTo(server().platform.db, email), '/company-invitation');
  return { email, answer, token: new URL(link, 'http://localhost').searchParams.get('token') ?? '' };
}

const acceptance = (token: string) => ({ token, name: 'Salma Nasser', password, passwordCheck: password });

test('an invited person accepts with a new account and works for the company at once', async () => {
  const owner = await anApprovedCompany(server());
  const { email, token } = await invited(owner);
  const shown = await call('GET', `company_invitation?token=${token}`);
  expect(shown.body.data).toMatchObject({
    company: 'Rawdat Engineering',
    inviter: 'Huda Salem',
    email,
    role: 'recruiter',
    has_account: false,
  });
  const accepted = await call('POST', 'company_invitation', undefined, acceptance(token));
  expect(accepted.body).toMatchObject({ success: true, user_type: 1 });
  const session = await call('GET', 'users', accepted.body.token);
  expect(session.body).toMatchObject({
    data: { email },
    extra_data: { id: owner.companyId, member_role: 'recruiter' },
  });
  expect(session.body.data.email_verified_at).not.toBeNull();
  const again = await call('POST', 'company_invitation', undefined, acceptance(token));
  expect([410, 422]).toContain(again.status);
});

test('a link lives 7 days, ends when it is withdrawn, and a newer one ends it', async () => {
  const owner = await anApprovedCompany(server());
  const first = await invited(owner);
  await call('DELETE', `company_invitations/${first.answer.body.data.id}`, owner.token);
  expect((await call('GET', `company_invitation?token=${first.token}`)).status).toBe(410);
  const second = await invited(owner);
  await call('POST', 'company_members', owner.token, { email: second.email, role: 'viewer' });
  expect((await call('GET', `company_invitation?token=${second.token}`)).status).toBe(410);
  const third = await invited(owner);
  server().clock.advance(7 * dayMs + 1000);
  expect((await call('POST', 'company_invitation', undefined, acceptance(third.token))).status).toBe(410);
});

test('somebody who left a company accepts with the account of the address', async () => {
  const [former, owner] = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  const person = await aMember(server(), former.companyId, 'recruiter');
  expect((await call('DELETE', `company_members/${person.accountId}`, person.token)).status).toBe(200);
  expect((await call('GET', 'users', person.token)).status).toBe(401);
  await call('POST', 'company_members', owner.token, { email: person.email, role: 'viewer' });
  const link = linkIn(await lastLetterTo(server().platform.db, person.email), '/company-invitation');
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  expect((await call('GET', `company_invitation?token=${token}`)).body.data.has_account).toBe(true);
  const wrong = await call('POST', 'company_invitation/account', undefined, { token, password: 'not mine' });
  expect(wrong.body.errors).toHaveProperty('password');
  const joined = await call('POST', 'company_invitation/account', undefined, { token, password });
  expect((await call('GET', 'users', joined.body.token)).body.extra_data).toMatchObject({
    id: owner.companyId,
    member_role: 'viewer',
  });
});

test('candidates and people of other companies cannot be invited', async () => {
  const owner = await anApprovedCompany(server());
  for (const person of [await aCandidate(server()), await anApprovedCompany(server())]) {
    const answer = await call('POST', 'company_members', owner.token, {
      email: person.email,
      role: 'viewer',
    });
    expect(answer.body.errors).toHaveProperty('email');
  }
  const role = await call('POST', 'company_members', owner.token, { email: 'a@rawdat.qa', role: 'king' });
  expect(role.body.errors).toHaveProperty('role');
});

test('an owner who is suspended is no other owner, and can be taken out', async () => {
  const owner = await anApprovedCompany(server());
  const second = await aMember(server(), owner.companyId, 'owner');
  const { db } = server().platform;
  await db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, second.accountId));
  const leaves = await call('DELETE', `company_members/${owner.accountId}`, owner.token);
  expect(leaves.body.code).toBe('LAST_OWNER');
  expect((await call('DELETE', `company_members/${second.accountId}`, owner.token)).status).toBe(200);
});

test('X3: the last owner stays, whoever asks at the same time', async () => {
  const owner = await anApprovedCompany(server());
  expect((await call('DELETE', `company_members/${owner.accountId}`, owner.token)).body.code).toBe(
    'LAST_OWNER',
  );
  const demoted = await call('PUT', `company_members/${owner.accountId}`, owner.token, { role: 'viewer' });
  expect(demoted.body.code).toBe('LAST_OWNER');
  const second = await aMember(server(), owner.companyId, 'owner');
  const answers = await Promise.all([
    call('DELETE', `company_members/${owner.accountId}`, owner.token),
    call('DELETE', `company_members/${second.accountId}`, second.token),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('Z4, Z8: recruiters manage nobody, and another company’s members do not exist', async () => {
  const [owner, other] = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  const recruiter = await aMember(server(), owner.companyId, 'recruiter');
  expect(
    (await call('PUT', `company_members/${owner.accountId}`, recruiter.token, { role: 'viewer' })).status,
  ).toBe(403);
  expect((await call('DELETE', `company_members/${owner.accountId}`, recruiter.token)).status).toBe(403);
  for (const id of [other.accountId, 'nobody']) {
    expect((await call('PUT', `company_members/${id}`, owner.token, { role: 'viewer' })).status).toBe(404);
    expect((await call('DELETE', `company_members/${id}`, owner.token)).status).toBe(404);
  }
  const list = await call('GET', 'company_members', recruiter.token);
  expect(list.body.data.members.map(({ id }: { id: string }) => id).sort()).toEqual(
    [owner.accountId, recruiter.accountId].sort(),
  );
});

test('who deletes the account leaves the company to the next person', async () => {
  const owner = await anApprovedCompany(server());
  const recruiter = await aMember(server(), owner.companyId, 'recruiter');
  await server()
    .systemContext('test')
    .inTransaction((context) => deleteAccount(context, owner.accountId));
  const session = await call('GET', 'users', recruiter.token);
  expect(session.body.extra_data).toMatchObject({ member_role: 'owner', id: owner.companyId });
});

test('no letter goes out for a company that nobody with a proven address stands for', async () => {
  const owner = await aPendingCompany(server());
  const { db } = server().platform;
  const own = eq(accounts.id, owner.accountId);
  const invite = (email: string) => call('POST', 'company_members', owner.token, { email, role: 'viewer' });
  await db.update(accounts).set({ emailVerifiedAt: null }).where(own);
  const unproven = await invite('first@rawdat.qa');
  expect([unproven.status, unproven.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  await db.update(accounts).set({ emailVerifiedAt: server().clock.now() }).where(own);
  expect((await invite('second@rawdat.qa')).status).toBe(200);
  await db.update(companies).set({ approvedStatus: 'Declined' }).where(eq(companies.id, owner.companyId));
  const declined = await invite('third@rawdat.qa');
  expect([declined.status, declined.body.code]).toEqual([403, 'COMPANY_DECLINED']);
  for (const name of ['first', 'third']) expect(await lettersTo(db, `${name}@rawdat.qa`)).toEqual([]);
});
