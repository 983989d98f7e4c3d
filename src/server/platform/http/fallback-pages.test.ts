import { expect, test } from 'vitest';
import { limitRead } from '#server/platform/limit-reads.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { startTestServer, testServer } from '#support/test-server.ts';
import type { RenderPage } from './pages.ts';

interface Given {
  isFallback?: boolean;
  nonce: string;
  locale: string;
  api: { jobPool: { search(input: object): Promise<unknown> } };
}

/** A site of one page, the search, which fails where its call does, as the real one. */
const renderPage: RenderPage = async (request, page) => {
  const { isFallback, nonce, locale, api } = page as Given;
  const headers = { 'content-type': 'text/html' };
  if (isFallback) return new Response(`${nonce} ${locale} ${new URL(request.url).pathname}`, { headers });
  return api.jobPool.search({}).then(
    () => new Response('openings', { headers }),
    () => new Response('a fault', { status: 500, headers }),
  );
};
const server = testServer({ RATE_LIMITS: '1' }, { renderPage });

test('a page past the read limit says so: 429, when to come again, in the language of the reader', async () => {
  expect((await server().app.request('/jobs-pool')).status).toBe(200);
  const context = server().systemContext('a crowd');
  expect(() => {
    for (let reads = 0; reads < 100_000; reads += 1) limitRead(context);
  }).toThrow(Refusal);
  for (const [path, words] of [
    ['/jobs-pool', 'en /error/too-many'],
    ['/fr/jobs-pool', 'fr /fr/error/too-many'],
  ] as const) {
    const first = await server().app.request(path);
    expect(first.status).toBe(429);
    expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(await first.text()).toContain(words);
  }
});

test('a page that is kept has the nonce of its own answer', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const answer = await server().app.request('/jobs-pool');
      const nonce = (await answer.text()).split(' ')[0] ?? '';
      expect(answer.headers.get('content-security-policy')).toContain(nonce);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('while the database is away, pages and calls answer 503 and say when to come again', async () => {
  const closed = await startTestServer({}, { renderPage });
  await closed.stop();
  const cookie = `mihna_session=${'a'.repeat(43)}`;
  for (const [path, headers] of [
    ['/jobs-pool', {}],
    ['/profile', { cookie }],
    ['/api/jobs_pool', {}],
    ['/api/users', { cookie }],
  ] as const) {
    const answer = await closed.app.request(path, { headers });
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '2']);
    const isPage = !path.startsWith('/api');
    expect((await answer.text()).includes('/error/unavailable')).toBe(isPage);
  }
  expect((await closed.app.request('/readyz')).status).toBe(503);
  expect((await closed.app.request('/healthz')).status).toBe(200);
});
