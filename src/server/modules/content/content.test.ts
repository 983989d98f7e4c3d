import { expect, test } from 'vitest';
import { apiOf, send } from '#support/client.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('the landing page shows the articles that are flagged for it', async () => {
  const all = await send(server(), 'GET', '/api/blog');
  const home = await send(server(), 'GET', '/api/blog?show_home=true');
  expect(all.body.total).toBe(6);
  expect(home.body.data.map((article: { id: number }) => article.id).sort()).toEqual([1, 2, 3]);
  expect(all.body.data[0].content).toBeUndefined();
});

test('an article comes in the language of the reader', async () => {
  const path = '/api/blog/finding-jobs-in-qatar';
  const english = await send(server(), 'GET', path);
  const french = await send(server(), 'GET', path, { headers: { 'accept-language': 'fr' } });
  expect(english.body.data.title).not.toBe(french.body.data.title);
  expect((await send(server(), 'GET', '/api/blog/no-such-article')).status).toBe(404);
});

test('the questions are found without accents, in both languages', async () => {
  const found = await apiOf(server()).content.faq({ search: 'forgot password' });
  expect(found.data.map((question) => question.id)).toContain('forgotten-password');
  expect((await apiOf(server()).content.faq({ search: 'zzzz' })).total).toBe(0);
});

test('the legal texts exist in force and as they were', async () => {
  const api = apiOf(server());
  expect((await api.content.legal({ name: 'terms' })).data.in_force_until).toBeNull();
  expect((await api.content.legal({ name: 'privacy', previous: true })).data.in_force_until).not.toBeNull();
});

test('a reference list whose address names its language may be kept, and is not sent twice', async () => {
  const first = await send(server(), 'GET', '/api/reference/countries?locale=fr');
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(first.body.data).toContainEqual(
    expect.objectContaining({ value: 'Germany', label: 'Allemagne', dial_code: '+49' }),
  );
  const tag = first.headers.get('etag') ?? '';
  const again = await send(server(), 'GET', '/api/reference/countries?locale=fr', {
    headers: { 'if-none-match': `W/${tag}` },
  });
  expect(again.status).toBe(304);
  expect(again.body).toBe('');
});

test('a list in the language of the reader is never shared', async () => {
  const answer = await send(server(), 'GET', '/api/reference/occupations');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.body.total).toBeGreaterThan(900);
});

test('nothing else that the API answers may be kept', async () => {
  expect((await send(server(), 'GET', '/api/blog')).headers.get('cache-control')).toBe('no-store');
});
