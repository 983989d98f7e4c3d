import { expect, test } from 'vitest';
import { send } from './support/client.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();
const id = '00000000-0000-4000-8000-000000000000';

test.each([
  ['GET', '/api/login', 'POST'],
  ['OPTIONS', '/api/login', 'POST'],
  ['DELETE', '/api/jobs_pool', 'GET, HEAD'],
  ['POST', '/api/recordings/x', 'DELETE, GET, HEAD, PATCH'],
  ['OPTIONS', '/api/files/v1/cv-upload', 'POST'],
  ['PUT', `/api/sessions/${id}`, 'DELETE'],
  ['PUT', '/api/rpc/identity/login', 'POST'],
  ['DELETE', '/api/rpc/identity/session', 'GET, HEAD, POST'],
  ['POST', '/jobs-pool', 'GET, HEAD'],
  ['OPTIONS', '/', 'GET, HEAD'],
  ['PUT', '/verify-email', 'GET, HEAD, POST'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['DELETE', '/sitemap.xml', 'GET, HEAD'],
])('%s of %s is told which methods there are', async (method, path, allow) => {
  const answer = await send(server(), method, path);
  expect(answer).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED', success: false } });
  expect(answer.headers.get('allow')).toBe(allow);
});

test.each(['GET', 'POST', 'OPTIONS'])('%s of a call that does not exist finds nothing', async (method) => {
  const answer = await send(server(), method, '/api/nothing');
  expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(answer.headers.has('allow')).toBe(false);
});

test('a method that no call has is refused before it runs, whatever stands in its headers', async () => {
  const headers = { 'x-http-method-override': 'POST' };
  expect((await send(server(), 'GET', '/api/login', { headers })).status).toBe(405);
});

test.each(['//x', '//evil.example', '///evil.example/y?z=1', '//%5Cevil.example', '//\\evil.example'])(
  'the way from %s to the page never leads to another host',
  async (path) => {
    const response = await server().app.request(`http://evil.example${path}`, {
      headers: { host: 'evil.example' },
    });
    const target = response.headers.get('location');
    expect(response.status).toBe(308);
    expect(target).toMatch(/^\/[^/\\]/);
    expect(new URL(target ?? '', 'http://localhost:3000').host).toBe('localhost:3000');
  },
);
