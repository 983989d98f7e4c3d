import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anAdmin, anApprovedCompany, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { restoreAccount, suspendAccount } from './service.ts';
import { accounts } from './table.ts';

const server = testServer();
const minute = 60_000;

const login = (body: unknown, headers: Record<string, string> = {}) =>
  send(server(), 'POST', '/api/login', { body, headers });

describe('the messages of signing in', () => {
  test.each([
    [{}, 'email', 'Enter Email First'],
    [{ email: '', password: 'falcon-42' }, 'email', 'Enter Email First'],
    [{ email: 'nobody@example.com' }, 'password', 'Enter Password First'],
    [{ email: 'nobody@example.com', password: '' }, 'password', 'Enter Password First'],
    [{ email: 'no address', password: 'falcon-42' }, 'email', 'Incorrect Email Entered!'],
    [
      { email: 'nobody@example.com', password: 'falcon-42' },
      'email',
      'Your email is not registered in the product.',
    ],
  ])('%j', async (body, field, message) => {
    const answer = await login(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field]).toEqual([message]);
  });

  test('a wrong password', async () => {
    const { email } = await aCandidate(server());
    const answer = await login({ email, password: 'falcon-42' });
    expect(answer.body).toMatchObject({
      message: 'Incorrect Password Entered!',
      errors: { password: ['Incorrect Password Entered!'] },
    });
  });

  test('an unverified address is named only after the right password', async () => {
    const { email } = await aCandidate(server(), { isVerified: false });
    expect((await login({ email, password: 'falcon-42' })).body.code).toBe('VALIDATION_FAILED');
    const answer = await login({ email, password });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Email is not verified! Please check your Email to verify the account',
      email,
    });
  });

  test('S5: a suspended account is refused, and its open session ends at once', async () => {
    const person = await aCandidate(server());
    const context = server().systemContext('test');
    await suspendAccount(context, person.accountId);
    expect((await login({ email: person.email, password })).body).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
      account_status: 'suspended',
    });
    const session = await send(server(), 'GET', '/api/users', { token: person.token });
    expect(session.status).toBe(401);
    expect(session.body).toMatchObject({
      account_status: 'suspended',
      message: 'This account is suspended. Please contact us.',
    });
    await restoreAccount(context, person.accountId);
    expect((await send(server(), 'GET', '/api/users', { token: person.token })).status).toBe(401);
    expect((await login({ email: person.email, password })).status).toBe(200);
  });
});

test('every role gets its number', async () => {
  const company = await anApprovedCompany(server());
  const admin = await anAdmin(server());
  expect((await login({ email: company.email, password })).body.user_type).toBe(1);
  expect((await login({ email: admin.email, password })).body.user_type).toBe(3);
});

test('S4: each sign-in gives another token, and only its hash is stored', async () => {
  const { email } = await aCandidate(server());
  const [first, second] = [await login({ email, password }), await login({ email, password })];
  expect(first.body.token).not.toBe(second.body.token);
  expect(Buffer.from(first.body.token, 'base64url')).toHaveLength(32);
  const stored = await server().platform.db.execute<{ n: string }>('select token_hash as n from sessions');
  expect(stored.rows.map((row) => row.n)).not.toContain(first.body.token);
});

test('S10: the session of an administrator ends after half an hour without use', async () => {
  const admin = await anAdmin(server());
  const { token } = (await login({ email: admin.email, password })).body;
  server().clock.advance(30 * minute);
  expect((await send(server(), 'GET', '/api/users', { token })).status).toBe(401);
});

test('S10: the session of an administrator ends after 12 hours, used or not', async () => {
  const admin = await anAdmin(server());
  const { token } = (await login({ email: admin.email, password })).body;
  for (let waited = 0; waited < 700; waited += 28) {
    server().clock.advance(28 * minute);
    expect((await send(server(), 'GET', '/api/users', { token })).status).toBe(200);
  }
  server().clock.advance(20 * minute);
  expect((await send(server(), 'GET', '/api/users', { token })).status).toBe(401);
});

test('a session that is used lives on past its 30 days', async () => {
  const { email } = await aCandidate(server());
  const { token } = (await login({ email, password })).body;
  for (let week = 0; week < 6; week += 1) {
    server().clock.advance(7 * dayMs);
    expect((await send(server(), 'GET', '/api/users', { token })).status).toBe(200);
  }
});

test('S1: a hash with weaker parameters is made anew at the sign-in', async () => {
  const { email, accountId } = await aCandidate(server());
  const weak = await hashPassword(password, { memory: 8192, passes: 1, parallelism: 1 });
  const { db } = server().platform;
  await db.update(accounts).set({ passwordHash: weak }).where(eq(accounts.id, accountId));
  expect((await login({ email, password })).status).toBe(200);
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await login({ email, password })).status).toBe(200);
});

describe('S13: a letter about a new browser', () => {
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const chrome = {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36',
  };

  test('comes for the second browser, not for the first nor for one that is known', async () => {
    const { email } = await aCandidate(server());
    const first = await login({ email, password }, firefox);
    await login({ email, password }, firefox);
    expect(await lettersTo(server().platform.db, email)).toEqual([]);
    await login({ email, password }, chrome);
    await login({ email, password }, chrome);
    const letters = await lettersTo(server().platform.db, email);
    expect(letters.map((letter) => letter.kind)).toEqual(['new-device-sign-in']);
    expect(letters[0]?.text).toContain('Chrome, Android');

    const mark = /mihna_device=[\w-]+/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const origin = 'http://localhost:3000';
    const again = await login({ email, password }, { 'user-agent': 'Other/1.0', cookie: mark, origin });
    expect(again.status).toBe(200);
    expect(await lettersTo(server().platform.db, email)).toHaveLength(1);
  });
});

describe('a sign-in link', () => {
  test('signs in once, within 15 minutes, and verifies the address', async () => {
    const { email } = await aCandidate(server(), { isVerified: false });
    expect((await send(server(), 'POST', '/api/sign-in-link', { body: { email } })).status).toBe(200);
    await server().runTasks();
    const token = await linkIn(email);
    const answer = await send(server(), 'POST', '/api/auth', { body: { token } });
    expect(answer.body).toMatchObject({ success: true, user_type: 4, data: { email } });
    expect(answer.body.data.email_verified_at).not.toBeNull();
    const session = await send(server(), 'GET', '/api/users', { token: answer.body.token });
    expect(session.status).toBe(200);
    const again = await send(server(), 'POST', '/api/auth', { body: { token } });
    expect(again.status).toBe(410);
    expect(again.body.code).toBe('LINK_EXPIRED');
  });

  test.each([
    ['/job/7/apply?x=1', '&redirect=%2Fjob%2F7%2Fapply%3Fx%3D1'],
    ['https://evil.example/', ''],
  ])('leads on to a path of our own and nowhere else: %s', async (redirect, expected) => {
    const { email } = await aCandidate(server());
    await send(server(), 'POST', '/api/sign-in-link', { body: { email, redirect } });
    await server().runTasks();
    const [letter] = await lettersTo(server().platform.db, email);
    expect(/\/auth\?token=[\w-]+(\S*)/.exec(letter?.text ?? '')?.[1]).toBe(expected);
  });

  test('ends after 15 minutes', async () => {
    const { email } = await aCandidate(server());
    await send(server(), 'POST', '/api/sign-in-link', { body: { email } });
    await server().runTasks();
    server().clock.advance(15 * 60_000);
    const answer = await send(server(), 'POST', '/api/auth', { body: { token: await linkIn(email) } });
    expect(answer.status).toBe(410);
  });

  test('is not given to administrators', async () => {
    const { email } = await anAdmin(server());
    const answer = await send(server(), 'POST', '/api/sign-in-link', { body: { email } });
    expect(answer.body).toEqual({ status: 200, success: true });
    await server().runTasks();
    expect(await lettersTo(server().platform.db, email)).toEqual([]);
  });

  async function linkIn(email: string): Promise<string> {
    const [letter] = await lettersTo(server().platform.db, email);
    return /\/auth\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  }
});
