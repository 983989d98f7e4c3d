import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aCandidate, anAdmin } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import type { RenderPage } from './pages.ts';

let gate = Promise.withResolvers<void>();
const html = { headers: { 'content-type': 'text/html' } };

/** Pages that wait for the gate; those that stand in for another are drawn at once. */
const renderPage: RenderPage = async (request, page) => {
  if (!('isFallback' in page)) await gate.promise;
  return new Response(new URL(request.url).pathname, html);
};
const server = testServer({ VISITOR_READS: '2' }, { renderPage });
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server().app.request(path, { headers, method });

test('R6: visitors past what is answered at once are told so; who is signed in and health checks pass', async () => {
  const candidate = await aCandidate(server());
  const signedIn = { authorization: `Bearer ${candidate.token}` };
  const running = ['/about-us', '/plans'].map((path) => ask(path));
  for (const [path, words] of [
    ['/about-us', '/error/busy'],
    ['/fr/about-us', '/fr/error/busy'],
  ] as const) {
    const page = await ask(path);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toBe(words);
  }
  const call = await ask('/api/jobs_pool');
  expect([call.status, call.headers.get('retry-after'), (await call.json()).code]).toEqual([
    503,
    '5',
    'BUSY',
  ]);
  const screen = await ask('/api/rpc/jobPool/search', { 'content-type': 'application/json' }, 'POST');
  expect(screen.status).toBe(503);
  const pretender = { authorization: `Bearer ${'a'.repeat(43)}` };
  expect((await ask('/about-us', pretender)).status).toBe(503);

  expect((await ask('/api/jobs_pool', signedIn)).status).toBe(200);
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
  const body = { email: candidate.email, password: 'wrong-password-1' };
  expect((await send(server(), 'POST', '/api/login', { body })).status).toBe(422);

  gate.resolve();
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask('/about-us')).status).toBe(200);
  const refused = await send(server(), 'GET', '/api/limit_refusals', await anAdmin(server()));
  expect(refused.body.data.reasons).toMatchObject([{ reason: 'busy', day: 5 }]);
});

test('a read that fails makes room again', async () => {
  gate = Promise.withResolvers();
  gate.promise.catch(() => undefined);
  const failing = ['/employer', '/blog'].map((path) => ask(path));
  expect((await ask('/contact-us')).status).toBe(503);
  gate.reject(new Error('no page'));
  expect((await Promise.all(failing)).map(({ status }) => status)).toEqual([500, 500]);
  gate = Promise.withResolvers();
  gate.resolve();
  expect((await ask('/contact-us')).status).toBe(200);
});
