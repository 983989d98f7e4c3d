import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { totpFactors } from '#server/modules/identity/second-factor/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { send } from '#support/client.ts';
import { companySignInOn, signInProvider } from '#support/company-sign-in.ts';
import { lastLetterTo, lettersTo } from '#support/outbox.ts';
import { aCandidate, aMember, type CompanyPerson, type Person, password, setEmail } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
const provider = signInProvider();
const { call, connected, enter, log, who } = companySignInOn(server, provider);

const login = (email: string, given = password) =>
  send(server(), 'POST', '/api/login', { body: { email, password: given } });

async function giveSecondFactor({ accountId }: Person): Promise<void> {
  const now = server().clock.now();
  await server()
    .platform.db.insert(totpFactors)
    .values({ accountId, secret: 'v1.none', createdAt: now, confirmedAt: now });
}

/** An owner with a second factor who has come in by the company's sign-in, and may make it the only way. */
async function ready(domain: string): Promise<CompanyPerson> {
  const owner = await connected(domain);
  await setEmail(server(), owner, `boss@${domain}`);
  await giveSecondFactor(owner);
  await enter(owner, { sub: 'boss', email: `boss@${domain}`, email_verified: true });
  return owner;
}

const enforce = (owner: CompanyPerson, order: object = {}) =>
  call(owner, 'PUT', '/state', {
    ...{ is_on: true, is_enforced: true, keeper_id: owner.accountId, password },
    ...order,
  });

test('where it is enforced, no password, link or code opens the account of a member, who reads which way there is', async () => {
  const owner = await ready('only.example');
  const member = await aMember(server(), owner.companyId, 'recruiter');
  await setEmail(server(), member, 'mona@only.example');
  expect((await login('mona@only.example')).status).toBe(200);
  const reset = async () => {
    await send(server(), 'POST', '/api/forgot-password', { body: { email: 'mona@only.example' } });
    await server().runTasks();
    return lastLetterTo(server().platform.db, 'mona@only.example');
  };
  const code = /^\s*([0-9A-HJKMNP-TV-Z]{8})\s*$/m.exec((await reset()).text)?.[1];
  expect(code).toBeDefined();
  expect((await enforce(owner)).body).toMatchObject({ success: true });
  expect((await login('mona@only.example')).body.code).toBe('SIGN_IN_BY_COMPANY');
  expect((await login('mona@only.example', 'not-the-password')).body.code).toBe('SIGN_IN_BY_COMPANY');
  const body = {
    email: 'mona@only.example',
    token: code,
    password: 'another-falcon-43',
    passwordCheck: 'another-falcon-43',
  };
  expect((await send(server(), 'POST', '/api/reset-password', { body })).body.code).toBe(
    'SIGN_IN_BY_COMPANY',
  );
  expect((await reset()).text).toContain('company’s own sign-in alone');
  await send(server(), 'POST', '/api/sign-in-link', { body: { email: 'mona@only.example' } });
  await server().runTasks();
  const letters = await lettersTo(server().platform.db, 'mona@only.example');
  expect(letters.map(({ text }) => text).join()).not.toContain('/auth?');
  // What was open stays open.
  expect((await who(member.token)).data.id).toBe(member.accountId);
  expect(
    (await enter(owner, { sub: 'm', email: 'mona@only.example', email_verified: true })).token,
  ).toBeDefined();
  await call(owner, 'PUT', '/state', { is_on: true, is_enforced: false, password });
  expect((await login('mona@only.example')).status).toBe(200);
  const kinds = (await log(owner)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['sign_in.enforced', 'sign_in.passwords_allowed']));
});

test('a link that was sent before opens nothing either', async () => {
  const owner = await ready('link.example');
  const member = await aMember(server(), owner.companyId, 'recruiter');
  await setEmail(server(), member, 'mona@link.example');
  await send(server(), 'POST', '/api/sign-in-link', { body: { email: 'mona@link.example' } });
  await server().runTasks();
  const token = /token=([\w-]+)/.exec(
    (await lastLetterTo(server().platform.db, 'mona@link.example')).text,
  )?.[1];
  await enforce(owner);
  const answer = await send(server(), 'POST', '/api/auth', { body: { token } });
  expect(answer.body.code).toBe('SIGN_IN_BY_COMPANY');
});

test('one owner keeps the password with the second step; others, addresses elsewhere and candidates are as they were', async () => {
  const owner = await ready('keeper.example');
  const other = await aMember(server(), owner.companyId, 'owner');
  await setEmail(server(), other, 'other@keeper.example');
  const elsewhere = await aMember(server(), owner.companyId, 'viewer');
  const candidate = await aCandidate(server(), { email: 'candidate@keeper.example' });
  await enforce(owner);
  expect((await login('boss@keeper.example')).body.second_step).toBeDefined();
  expect((await login('other@keeper.example')).body.code).toBe('SIGN_IN_BY_COMPANY');
  expect((await login(elsewhere.email)).status).toBe(200);
  expect((await login(candidate.email)).status).toBe(200);
  await server().platform.db.delete(totpFactors);
  expect((await login('boss@keeper.example')).body.code).toBe('SIGN_IN_BY_COMPANY');
  // Where the keeper has gone, every owner with a second step may.
  await giveSecondFactor(other);
  const demoted = { token: other.token, body: { role: 'viewer' } };
  await send(server(), 'PUT', `/api/company_members/${owner.accountId}`, demoted);
  expect((await login('other@keeper.example')).body.second_step).toBeDefined();
  await call(other, 'PUT', '/state', { is_on: true, is_enforced: false, password });
  expect((await enforce(other, { keeper_id: other.accountId })).body.code).toBe('SIGN_IN_UNUSED');
});

test('it is made the only way by an owner who has come in by it, and keeps the password for an owner with two steps', async () => {
  const owner = await connected('before.example');
  await setEmail(server(), owner, 'boss@before.example');
  expect((await enforce(owner)).body.code).toBe('SIGN_IN_UNUSED');
  await enter(owner, { sub: 'boss', email: 'boss@before.example', email_verified: true });
  expect((await call(owner, 'GET')).body.data).toMatchObject({
    keepers: [],
    connection: { has_entered: true },
  });
  expect((await enforce(owner)).body.errors).toHaveProperty('keeper_id');
  const viewer = await aMember(server(), owner.companyId, 'viewer');
  await giveSecondFactor(viewer);
  expect((await enforce(owner, { keeper_id: viewer.accountId })).body.errors).toHaveProperty('keeper_id');
  await giveSecondFactor(owner);
  // Nor is one kept for an owner who has never had a password.
  const colleague = await aMember(server(), owner.companyId, 'owner');
  await giveSecondFactor(colleague);
  const { db } = server().platform;
  await db.update(accounts).set({ hasPassword: false }).where(eq(accounts.id, colleague.accountId));
  expect((await enforce(owner, { keeper_id: colleague.accountId })).body.errors).toHaveProperty('keeper_id');
  expect((await enforce(owner, { password: 'not-the-password' })).body.errors).toHaveProperty('password');
  expect((await enforce(owner)).status).toBe(200);
  expect((await call(owner, 'GET')).body.data.connection).toMatchObject({
    is_enforced: true,
    keeper_id: owner.accountId,
  });
});

test('sessions of members end where the owner wants it, but the own one', async () => {
  const owner = await ready('ends.example');
  const member = await aMember(server(), owner.companyId, 'recruiter');
  await setEmail(server(), member, 'mona@ends.example');
  const elsewhere = await aMember(server(), owner.companyId, 'viewer');
  await enforce(owner, { ends_sessions: true });
  const status = async ({ token }: Person) => (await send(server(), 'GET', '/api/users', { token })).status;
  expect([await status(owner), await status(member), await status(elsewhere)]).toEqual([200, 401, 200]);
});

test('who is invited comes in by the company’s sign-in, too, as what the invitation says', async () => {
  const owner = await ready('invited.example');
  await enforce(owner);
  const body = { email: 'new@invited.example', role: 'recruiter' };
  await send(server(), 'POST', '/api/company_members', { token: owner.token, body });
  await server().runTasks();
  const token = /token=([\w-]+)/.exec(
    (await lastLetterTo(server().platform.db, 'new@invited.example')).text,
  )?.[1];
  const accepted = await send(server(), 'POST', '/api/company_invitation', {
    body: { token, name: 'Salma Nour', password: 'another-falcon-43', passwordCheck: 'another-falcon-43' },
  });
  expect(accepted.body.code).toBe('SIGN_IN_BY_COMPANY');
  const entered = await enter(owner, { sub: 'n', email: 'new@invited.example', email_verified: true });
  expect((await who(entered.token)).extra_data.member_role).toBe('recruiter');
});
