import { describe, expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, password } from '#support/people.ts';
import { workOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const newPassword = 'pearl-dhow-monsoon';

const post = (path: string, body: unknown) => send(server(), 'POST', path, { body });
const check = (email: string, token: string) => post('/api/reset-code-check', { email, token });
const reset = (email: string, token: string, chosen = newPassword) =>
  post('/api/reset-password', { email, token, password: chosen, passwordCheck: chosen });

async function codeFor(email: string): Promise<string> {
  server().clock.advance(1000);
  expect((await post('/api/forgot-password', { email })).status).toBe(200);
  await server().runTasks();
  const letters = (await lettersTo(server().platform.db, email)).filter(
    (letter) => letter.kind === 'reset-code',
  );
  return /^\s*([0-9A-HJKMNP-TV-Z]{8})\s*$/m.exec(letters.at(-1)?.text ?? '')?.[1] ?? 'no code';
}

const wrong = { errors: { token: ['The token is incorrect!'] } };

test('S7: a known and an unknown address get the same answer, and only the known one a letter', async () => {
  const { email } = await aCandidate(server());
  const known = await post('/api/forgot-password', { email });
  const unknown = await post('/api/forgot-password', { email: 'nobody@example.com' });
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  await server().runTasks();
  expect((await lettersTo(server().platform.db, email)).map((letter) => letter.kind)).toEqual(['reset-code']);
  expect(await lettersTo(server().platform.db, 'nobody@example.com')).toEqual([]);
});

test('S7: a wrong code costs the same work whether or not its address has asked for one', async () => {
  const asked = await aCandidate(server());
  const { email } = await aCandidate(server());
  await codeFor(asked.email);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const work = await workOf(() => check(asked.email, 'WR0NGC0D'));
    expect(await workOf(() => check('nobody@example.com', 'WR0NGC0D'))).toEqual(work);
    expect(await workOf(() => check(email, 'WR0NGC0D'))).toEqual(work);
  }
});

test.each([
  ['/api/login', { password: 'wrong-password-1' }],
  ['/api/forgot-password', {}],
  ['/api/sign-in-link', {}],
  ['/api/verify-email', {}],
])('S7: %s costs the same work whether or not an address has an account', async (path, body) => {
  const { email } = await aCandidate(server());
  const headers = { cookie: `mihna_device=${'a'.repeat(43)}`, origin: 'http://localhost:3000' };
  const ask = (address: string) =>
    workOf(() => send(server(), 'POST', path, { body: { ...body, email: address }, headers }));
  await ask('warm@example.com');
  const work = await ask(email);
  expect(work.length).toBeGreaterThan(2);
  expect(await ask('nobody@example.com')).toEqual(work);
});

test('S8: a code sets a new password once, ends every session, opens none, and the owner is told', async () => {
  const person = await aCandidate(server());
  const code = await codeFor(person.email);
  expect((await check(person.email, code)).body).toMatchObject({ status: 200 });
  const answer = await reset(person.email, code.toLowerCase());
  expect(answer.status).toBe(200);
  expect(answer.body.token).toBeUndefined();
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect((await send(server(), 'GET', '/api/users', { token: person.token })).status).toBe(401);
  const { email } = person;
  expect((await post('/api/login', { email, password })).status).toBe(422);
  expect((await post('/api/login', { email, password: newPassword })).status).toBe(200);
  expect((await lettersTo(server().platform.db, email)).map((letter) => letter.kind)).toContain(
    'password-changed',
  );
  expect((await reset(email, code)).body).toMatchObject(wrong);
  expect((await check(email, code)).body).toMatchObject(wrong);
});

test('S8: a code lives 10 minutes', async () => {
  const { email } = await aCandidate(server());
  const code = await codeFor(email);
  server().clock.advance(10 * 60_000 - 1);
  expect((await check(email, code)).status).toBe(200);
  server().clock.advance(1);
  expect((await check(email, code)).body).toMatchObject(wrong);
});

test('S8: five wrong tries end a code; four do not', async () => {
  const { email } = await aCandidate(server());
  const code = await codeFor(email);
  for (let attempt = 0; attempt < 4; attempt += 1) await check(email, 'AAAAAAAA');
  expect((await check(email, code)).status).toBe(200);
  await check(email, 'AAAAAAAA');
  expect((await check(email, code)).body).toMatchObject(wrong);
  expect((await reset(email, code)).body).toMatchObject(wrong);
});

test('S8: twenty guesses at once are still five tries', async () => {
  const { email } = await aCandidate(server());
  const code = await codeFor(email);
  await Promise.all(Array.from({ length: 20 }, () => check(email, 'AAAAAAAA')));
  expect((await check(email, code)).status).toBe(422);
});

test('S8: a new code ends the old one', async () => {
  const { email } = await aCandidate(server());
  const old = await codeFor(email);
  const code = await codeFor(email);
  expect(code).not.toBe(old);
  expect((await check(email, old)).status).toBe(422);
  expect((await check(email, code)).status).toBe(200);
});

test('S8: of two resets with one code at once, one is done', async () => {
  const { email } = await aCandidate(server());
  const code = await codeFor(email);
  const answers = await Promise.all([reset(email, code), reset(email, code)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
});

test('a code is good for its own account only', async () => {
  const [one, other] = [await aCandidate(server()), await aCandidate(server())];
  const code = await codeFor(one.email);
  await codeFor(other.email);
  expect((await check(other.email, code)).body).toMatchObject(wrong);
});

test('an unverified address is verified by the code that reached it', async () => {
  const { email } = await aCandidate(server(), { isVerified: false });
  expect((await reset(email, await codeFor(email))).status).toBe(200);
  expect((await post('/api/login', { email, password: newPassword })).status).toBe(200);
});

describe('the messages of a reset', () => {
  test.each([
    ['/api/forgot-password', {}, 'email', 'Enter Email First'],
    ['/api/forgot-password', { email: 'no address' }, 'email', 'Wrong Email Address'],
    ['/api/forgot-password', { email: '' }, 'email', 'Enter Email First'],
    ['/api/sign-in-link', { email: '' }, 'email', 'Enter Email First'],
    ['/api/sign-in-link', { email: 'no address' }, 'email', 'Wrong Email Address'],
    ['/api/reset-code-check', { email: 'a@example.com' }, 'token', 'Enter Remember Token First'],
    ['/api/reset-code-check', { email: 'a@example.com', token: ' ' }, 'token', 'Enter Remember Token First'],
    ['/api/reset-password', { email: 'a@example.com' }, 'token', 'Enter Remember Token First'],
    ['/api/reset-code-check', { email: 'a@example.com', token: 'x' }, 'token', 'The token is incorrect!'],
    ['/api/reset-password', { email: 'a@example.com', token: 'x' }, 'password', 'Enter Password First'],
    [
      '/api/reset-password',
      { email: 'a@example.com', token: 'x', password: 'falcon7', passwordCheck: 'falcon7' },
      'password',
      'Password must contain 8 characters minimum',
    ],
    [
      '/api/reset-password',
      { email: 'a@example.com', token: 'x', password: 'falcon-42', passwordCheck: 'falcon-43' },
      'passwordCheck',
      'The password does not match',
    ],
  ])('%s %j', async (path, body, field, message) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field]).toEqual([message]);
  });

  test('eight characters are enough', async () => {
    const { email } = await aCandidate(server());
    expect((await reset(email, await codeFor(email), 'falcon-7')).status).toBe(200);
  });

  test('S3: a password that is too common is refused and costs no try', async () => {
    const { email } = await aCandidate(server());
    const code = await codeFor(email);
    const answer = await reset(email, code, 'iloveyou');
    expect(answer.body.errors.password).toEqual(['This password is too common.']);
    expect((await reset(email, code)).status).toBe(200);
  });
});
