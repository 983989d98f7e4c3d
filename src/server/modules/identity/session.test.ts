import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { send } from '#support/client.ts';
import { aCandidate, anAdmin, aSuperadmin, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('the right password opens a session that the token carries', async () => {
  const person = await aCandidate(server());
  const login = await send(server(), 'POST', '/api/login', {
    body: { email: person.email.toUpperCase(), password },
  });
  expect(login.status).toBe(200);
  expect(login.body).toMatchObject({ success: true, user_type: 4, data: { email: person.email } });
  expect(login.headers.get('set-cookie')).toMatch(/^mihna_session=.*HttpOnly; SameSite=Lax/);
  const session = await send(server(), 'GET', '/api/users', { token: login.body.token });
  expect(session.body).toMatchObject({ success: true, user_type: 4, account_status: 'active' });
});

test('a wrong password is refused at its field', async () => {
  const person = await aCandidate(server());
  const login = await send(server(), 'POST', '/api/login', {
    body: { email: person.email, password: 'falcon' },
  });
  expect(login.status).toBe(422);
  expect(login.body).toMatchObject({
    success: false,
    code: 'VALIDATION_FAILED',
    message: 'Incorrect Password Entered!',
    errors: { password: ['Incorrect Password Entered!'] },
  });
});

test('without a session the session call answers 401 in the language of the browser', async () => {
  const answer = await send(server(), 'GET', '/api/users', {
    headers: { 'accept-language': 'fr-QA,fr;q=0.9' },
  });
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ code: 'NOT_SIGNED_IN', message: 'Veuillez d’abord vous connecter.' });
});

test('a session ends with sign-out and after 30 days without use', async () => {
  const person = await aCandidate(server());
  await send(server(), 'POST', '/api/logout', { token: person.token });
  expect((await send(server(), 'GET', '/api/users', { token: person.token })).status).toBe(401);
  const other = await aCandidate(server());
  server().clock.advance(31 * dayMs);
  expect((await send(server(), 'GET', '/api/users', { token: other.token })).status).toBe(401);
});

test('a session in use ends after 90 days all the same', async () => {
  const person = await aCandidate(server());
  const read = () => send(server(), 'GET', '/api/users', { token: person.token });
  for (let weeks = 0; weeks < 12; weeks += 4) {
    server().clock.advance(28 * dayMs);
    expect((await read()).status).toBe(200);
  }
  server().clock.advance(6 * dayMs + 1);
  expect((await read()).status).toBe(401);
});

test('signing out lets the browser forget what it kept', async () => {
  const person = await aCandidate(server());
  const answer = await send(server(), 'POST', '/api/logout', { token: person.token });
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
});

test('a write by cookie from a foreign page is refused', async () => {
  const person = await aCandidate(server());
  const headers = { cookie: `mihna_session=${person.token}`, origin: 'https://evil.example' };
  expect((await send(server(), 'POST', '/api/logout', { headers })).status).toBe(403);
});

test('malformed JSON and unknown paths answer in the shape of every refusal', async () => {
  const broken = await server().app.request('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":',
  });
  expect(broken.status).toBe(400);
  expect(await broken.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  expect((await send(server(), 'GET', '/api/nothing')).body).toMatchObject({ code: 'NOT_FOUND' });
});

test('section 3: a logged-in admin is told with username, type and status', async () => {
  for (const [person, type] of [
    [await anAdmin(server()), 3],
    [await aSuperadmin(server()), 2],
  ] as const) {
    const { body } = await send(server(), 'GET', '/api/users', { token: person.token });
    expect(body).toMatchObject({
      user_type: type,
      account_status: 'active',
      data: { id: person.accountId, email: person.email, username: person.email, type, status: 'active' },
    });
  }
});
