import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { contextOf } from '#support/context.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { changeEmail, requestVerification } from './emails-service.ts';
import { findAccount } from './service.ts';
import { accounts } from './table.ts';

const server = testServer({ PUBLIC_URL: 'https://jobs.example' });

const verify = (body?: unknown, token?: string) =>
  send(server(), 'POST', '/api/verify-email', { body, token });
const login = (email: string) => send(server(), 'POST', '/api/login', { body: { email, password } });

async function linkFor(accountId: string, email: string): Promise<string> {
  const account = await findAccount(server().platform.db, accountId);
  if (!account) throw new Error('There is no such account');
  server().clock.advance(1000);
  await server()
    .systemContext('test')
    .inTransaction((context) => requestVerification(context, account));
  return linkIn(email);
}

async function linkIn(email: string): Promise<string> {
  const letters = (await lettersTo(server().platform.db, email)).filter(
    (letter) => letter.kind === 'verify-email',
  );
  return /verify-email\?token=([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? 'no link';
}

describe('S9: a verification link', () => {
  test('verifies once, on both of its paths', async () => {
    const one = await aCandidate(server(), { isVerified: false });
    const token = await linkFor(one.accountId, one.email);
    expect((await verify({ token })).body).toMatchObject({ status: 200, email: one.email });
    expect((await login(one.email)).status).toBe(200);
    const again = await verify({ token });
    expect(again.status).toBe(410);
    expect(again.body).toMatchObject({ code: 'LINK_EXPIRED', already_verified: 1 });

    const other = await aCandidate(server(), { isVerified: false });
    const body = { token: await linkFor(other.accountId, other.email) };
    expect((await send(server(), 'POST', '/verify-email', { body })).body).toMatchObject({ status: 200 });
  });

  test('lives 24 hours', async () => {
    const { accountId, email } = await aCandidate(server(), { isVerified: false });
    const token = await linkFor(accountId, email);
    server().clock.advance(24 * 3_600_000);
    expect((await verify({ token })).body).toMatchObject({ code: 'LINK_EXPIRED' });
    const inTime = await linkFor(accountId, email);
    server().clock.advance(24 * 3_600_000 - 1);
    expect((await verify({ token: inTime })).status).toBe(200);
  });

  test('is ended by a newer one', async () => {
    const { accountId, email } = await aCandidate(server(), { isVerified: false });
    const old = await linkFor(accountId, email);
    await linkFor(accountId, email);
    expect((await verify({ token: old })).status).toBe(410);
  });

  test('leads to the configured address, whatever the Host of the request', async () => {
    const { email, token } = await aCandidate(server(), { isVerified: false });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await send(server(), 'POST', '/api/verify-email', { token, headers });
    const [letter] = await lettersTo(server().platform.db, email);
    expect(letter?.text).toContain('https://jobs.example/verify-email?token=');
    expect(letter?.html).not.toContain('evil.example');
  });
});

describe('sending the letter again', () => {
  test('to the session, without a body', async () => {
    const { email, token } = await aCandidate(server(), { isVerified: false });
    expect((await verify(undefined, token)).body).toMatchObject({ status: 200 });
    expect((await lettersTo(server().platform.db, email)).map((letter) => letter.kind)).toEqual([
      'verify-email',
    ]);
  });

  test('to the address that a sign-in was refused for, with the same answer for any other', async () => {
    const { email } = await aCandidate(server(), { isVerified: false });
    const known = await verify({ email });
    const unknown = await verify({ email: 'nobody@example.com' });
    expect(unknown.body).toEqual(known.body);
    await server().runTasks();
    expect(await lettersTo(server().platform.db, email)).toHaveLength(1);
  });

  test('a verified account gets none', async () => {
    const { email, token } = await aCandidate(server());
    expect((await verify({}, token)).status).toBe(200);
    expect(await lettersTo(server().platform.db, email)).toEqual([]);
  });

  test('a visitor without an address is asked to sign in', async () => {
    expect((await verify({})).status).toBe(401);
  });
});

describe('W18: a change of the address', () => {
  test('needs the password', async () => {
    const context = await contextOf(server(), await aCandidate(server()));
    await expect(changeEmail(context, { email: 'new@example.com' })).rejects.toMatchObject({
      fields: { password: [{ text: 'validation_password_required' }] },
    });
    await expect(
      changeEmail(context, { email: 'new@example.com', password: 'falcon-42' }),
    ).rejects.toMatchObject({ fields: { password: [{ text: 'validation_wrong_password' }] } });
  });

  test('of a verified account waits for the new address; the old one is told and signs in until then', async () => {
    const person = await aCandidate(server());
    const context = await contextOf(server(), person);
    expect(await changeEmail(context, { email: 'Amira.New@example.com', password })).toBe(true);
    expect((await send(server(), 'GET', '/api/users', { token: person.token })).status).toBe(401);
    expect(context.responseHeaders.get('set-cookie')).toMatch(/mihna_session=;.*Max-Age=0/);
    const [notice] = await lettersTo(server().platform.db, person.email);
    expect(notice?.kind).toBe('email-changed-notice');
    expect(notice?.text).not.toContain('amira.new');
    expect((await login(person.email)).status).toBe(200);
    const early = await login('amira.new@example.com');
    expect([early.status, early.body.code]).toEqual([403, 'EMAIL_PENDING']);
    expect(early.body.message).toContain('still waits to be confirmed');
    const wrong = { email: 'amira.new@example.com', password: 'not hers at all' };
    const stranger = await send(server(), 'POST', '/api/login', { body: wrong });
    expect(stranger.body.errors).toEqual((await login('nobody@example.com')).body.errors);

    const token = await linkIn('amira.new@example.com');
    expect((await verify({ token })).body).toMatchObject({ email: 'amira.new@example.com' });
    expect((await login(person.email)).status).toBe(422);
    expect((await login('amira.new@example.com')).status).toBe(200);
  });

  test('of an unverified account is made at once and ends the old link', async () => {
    const person = await aCandidate(server(), { isVerified: false });
    const old = await linkFor(person.accountId, person.email);
    await changeEmail(await contextOf(server(), person), { email: 'second@example.com', password });
    expect((await findAccount(server().platform.db, person.accountId))?.email).toBe('second@example.com');
    expect((await verify({ token: old })).status).toBe(410);
    expect((await verify({ token: await linkIn('second@example.com') })).status).toBe(200);
  });

  test('to the own address changes nothing', async () => {
    const person = await aCandidate(server());
    const context = await contextOf(server(), person);
    expect(await changeEmail(context, { email: person.email.toUpperCase() })).toBe(false);
    expect((await send(server(), 'GET', '/api/users', { token: person.token })).status).toBe(200);
  });

  test('to an address that is taken is refused, also where it was taken while pending', async () => {
    const [person, other] = [await aCandidate(server()), await aCandidate(server())];
    const taken = { fields: { email: [{ text: 'validation_email_exists' }] } };
    const context = await contextOf(server(), person);
    await expect(changeEmail(context, { email: other.email, password })).rejects.toMatchObject(taken);
    await changeEmail(context, { email: 'wanted@example.com', password });
    const token = await linkIn('wanted@example.com');
    const { db } = server().platform;
    await db.update(accounts).set({ email: 'wanted@example.com' }).where(eq(accounts.id, other.accountId));
    expect((await verify({ token })).body.errors).toEqual({ email: ['Email already exists'] });
  });
});

describe('the email checker', () => {
  const isFree = (email: string, token?: string) =>
    send(server(), 'POST', '/api/company/v1/email-checker', { body: { email, type: 'user' }, token });

  test('says whether an address is free, without case; the own one is', async () => {
    const person = await aCandidate(server());
    expect((await isFree('free@example.com')).body).toEqual({ status: true });
    expect((await isFree(person.email.toUpperCase())).body).toEqual({ status: false });
    expect((await isFree(person.email, person.token)).body).toEqual({ status: true });
    expect((await isFree(person.email, (await aCandidate(server())).token)).body).toEqual({ status: false });
  });

  test('refuses what is no address', async () => {
    expect((await isFree('no address')).body.errors).toEqual({ email: ['Please enter a valid email'] });
    expect((await isFree('')).body.errors).toEqual({ email: ['Email is required'] });
  });
});
