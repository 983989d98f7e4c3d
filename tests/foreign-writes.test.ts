import { expect, test } from 'vitest';
import type { App } from '#server/platform/http/app.ts';
import { readForm } from '#server/platform/http/forms.ts';
import { listCalls } from '#server/platform/registry.ts';
import { send } from './support/client.ts';
import { aCandidate, password } from './support/people.ts';
import { testServer } from './support/test-server.ts';

const formPage = (app: App) => void app.post('/form', async (c) => c.json(await readForm(c)));
const server = testServer({}, { firstRoutes: [formPage] });
const secure = testServer({ PUBLIC_URL: 'https://mihna.example' });
const id = '00000000-0000-4000-8000-000000000000';

const foreign: [string, Record<string, string>][] = [
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['the origin of another port', { origin: 'http://localhost:3001' }],
  ['no origin that could be named', { origin: 'null' }],
  ['a foreign frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
  ['a foreign page without an origin', { 'sec-fetch-site': 'cross-site' }],
  ['an empty origin', { origin: '' }],
];

test.each(foreign)('a visitor cannot be signed in by %s', async (_name, headers) => {
  const person = await aCandidate(server());
  const body = { email: person.email, password };
  const answer = await send(server(), 'POST', '/api/login', { body, headers });
  expect(answer).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } });
  expect(answer.headers.has('set-cookie')).toBe(false);
});

test('no write of any kind is taken from a foreign page, with or without a cookie', async () => {
  const person = await aCandidate(server());
  const calls = listCalls().filter(({ method }) => method !== 'GET');
  const routes = server().app.routes.filter(({ method }) => !['ALL', 'GET'].includes(method));
  const taken: string[] = [];
  for (const { method, path } of [...calls, ...routes, { method: 'POST', path: '/login' }]) {
    for (const cookie of ['', 'theme=dark', `mihna_session=${person.token}`]) {
      const headers = { origin: 'https://evil.example', ...(cookie && { cookie }) };
      const answer = await send(server(), method, path.replaceAll(/\{\w+\}|:id/g, id), { headers });
      if (answer.body.code !== 'FOREIGN_ORIGIN') taken.push(`${method} ${path} ${answer.status}`);
    }
  }
  expect(taken).toEqual([]);
});

test.each([
  ['our own page', { origin: 'http://localhost:3000' }],
  ['our own page that names no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['a program', {}],
])('%s signs in', async (_name, headers: Record<string, string>) => {
  const person = await aCandidate(server());
  const body = { email: person.email, password };
  expect((await send(server(), 'POST', '/api/login', { body, headers })).status).toBe(200);
});

test('a bearer token needs no origin, and a cookie without one is nobody', async () => {
  const person = await aCandidate(server());
  const cookie = `mihna_session=${person.token}`;
  expect((await send(server(), 'POST', '/api/logout', { headers: { cookie } })).status).toBe(403);
  const headers = { origin: 'https://elsewhere.example' };
  expect((await send(server(), 'POST', '/api/logout', { token: person.token, headers })).status).toBe(200);
});

test.each([
  [
    'application/x-www-form-urlencoded',
    (fields: Record<string, string>) => new URLSearchParams(fields).toString(),
  ],
  [
    'multipart/form-data; boundary=x',
    (fields: Record<string, string>) =>
      `${Object.entries(fields)
        .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join('')}--x--\r\n`,
  ],
  ['text/plain', (fields: Record<string, string>) => JSON.stringify(fields)],
  ['application/jsonp', (fields: Record<string, string>) => JSON.stringify(fields)],
])('a call does not take %s', async (type, write) => {
  const person = await aCandidate(server());
  for (const path of ['/api/login', '/api/rpc/identity/login', '/verify-email']) {
    const response = await server().app.request(`http://localhost:3000${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: write({ email: person.email, password }),
    });
    expect([path, response.status]).toEqual([path, 415]);
    expect(response.headers.has('set-cookie')).toBe(false);
  }
});

test('a page that takes a plain form takes it from our own pages alone', async () => {
  const post = (origin: string, type = 'application/x-www-form-urlencoded') =>
    server().app.request('http://localhost:3000/form', {
      method: 'POST',
      headers: { 'content-type': type, origin },
      body: 'email=a%40example.com&name=Aisha+N.',
    });
  const answer = await post('http://localhost:3000');
  expect(await answer.json()).toEqual({ email: 'a@example.com', name: 'Aisha N.' });
  expect((await post('https://evil.example')).status).toBe(403);
  expect((await post('http://localhost:3000', 'text/plain')).status).toBe(415);
});

test('behind https, the same host without it is a foreign page', async () => {
  const person = await aCandidate(secure());
  const body = { email: person.email, password };
  const ask = (origin: string) =>
    send(secure(), 'POST', '/api/login', { body, headers: { origin, host: 'mihna.example' } });
  expect((await ask('http://mihna.example')).status).toBe(403);
  expect((await ask('https://mihna.example')).status).toBe(200);
});

test('over https the cookies can be set by our own host alone, and no other is read', async () => {
  const person = await aCandidate(secure());
  const body = { email: person.email, password };
  const login = await send(secure(), 'POST', '/api/login', { body });
  const cookies = login.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-mihna_session',
    '__Host-mihna_device',
  ]);
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; .*Secure$/);
  const read = (cookie: string) => send(secure(), 'GET', '/api/users', { headers: { cookie } });
  expect((await read(`mihna_session=${login.body.token}`)).status).toBe(401);
  expect((await read(`__Host-mihna_session=${login.body.token}`)).status).toBe(200);
});

test.each([
  '%E2%82%AC',
  '%00',
  'a%0d%0ab',
  'abc%3B%20Domain=evil.example',
  `${'a'.repeat(42)}%0a`,
  'a'.repeat(200),
  '%',
  '',
])('a mark of the browser that is not ours (%s) is as if it were not there', async (value) => {
  const person = await aCandidate(server());
  const headers = {
    cookie: `mihna_device=${value}; mihna_session=${value}`,
    origin: 'http://localhost:3000',
  };
  const login = await send(server(), 'POST', '/api/login', {
    body: { email: person.email, password },
    headers,
  });
  expect(login.status).toBe(200);
  const [, device = ''] = login.headers.getSetCookie();
  expect(device).toMatch(
    /^mihna_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/,
  );
});
