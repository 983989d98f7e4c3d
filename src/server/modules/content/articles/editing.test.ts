import { expect, test } from 'vitest';
import { articleStates } from '#domain/articles.ts';
import { send } from '#support/client.ts';
import { anAdmin, aSuperadmin, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPicture, upload } from '#support/uploads.ts';

const server = testServer();

const text = (title: string) => ({
  title,
  excerpt: 'In short.',
  metaTitle: title,
  metaDescription: 'What it says.',
  metaKeywords: '',
  markdown: '## First\n\nWords of {product}.',
});
const written = (slug: string, more: object = {}) => ({
  slug,
  show_home: false,
  image: '',
  state: 'published',
  publish_at: '',
  texts: { en: text('Summer work'), fr: text('Travail d’été'), ar: text('عمل الصيف') },
  ...more,
});
const create = (person: Person, body: object) => send(server(), 'POST', '/api/articles', { ...person, body });
const save = (person: Person, id: number, body: object) =>
  send(server(), 'PUT', `/api/articles/${id}`, { ...person, body });
const read = (slug: string, headers: Record<string, string> = {}) =>
  send(server(), 'GET', `/api/blog/${slug}`, { headers });

test('what a superadmin publishes is read in each language, in the feeds and the sitemap', async () => {
  const superadmin = await aSuperadmin(server());
  const { status, body } = await create(superadmin, written('summer-work'));
  expect([status, body.data.id > 6]).toEqual([200, true]);
  expect((await read('summer-work', { 'accept-language': 'fr' })).body.data).toMatchObject({
    title: 'Travail d’été',
    path: '/blog/summer-work',
    published_on: '2026-11-21',
  });
  expect((await read('summer-work')).body.data.content).toContain('Words of Mihna.');
  for (const path of ['/sitemap.xml', '/blog/rss.xml'])
    expect((await send(server(), 'GET', path)).body).toContain('/blog/summer-work<');
});

test('a scheduled article is nowhere before its moment and everywhere after it', async () => {
  const superadmin = await aSuperadmin(server());
  const { body } = await create(superadmin, written('at-noon', { publish_at: '2026-11-21T12:30' }));
  expect((await read('at-noon')).status).toBe(404);
  expect((await send(server(), 'GET', '/sitemap.xml')).body).not.toContain('at-noon');
  const edited = await send(server(), 'GET', `/api/articles/${body.data.id}`, superadmin);
  expect(edited.body.data).toMatchObject({ standing: 'scheduled', publish_at: '2026-11-21T12:30' });
  server().clock.set(new Date('2026-11-21T09:30:00Z'));
  expect((await read('at-noon')).status).toBe(200);
  expect(
    (await send(server(), 'GET', '/api/articles?standing=published', superadmin)).body.data[0],
  ).toMatchObject({ blog_url: 'at-noon', missing: [] });
});

test('drafts may lack anything; what is published may not, and says where', async () => {
  const superadmin = await aSuperadmin(server());
  const texts = { en: text('Half'), fr: { ...text(''), markdown: '' }, ar: text('نصف') };
  const refused = await create(superadmin, written('half', { texts }));
  expect(Object.keys(refused.body.errors).sort()).toEqual([
    'texts.fr.markdown',
    'texts.fr.metaTitle',
    'texts.fr.title',
  ]);
  const { body } = await create(superadmin, written('half', { texts, state: 'draft' }));
  expect((await read('half')).status).toBe(404);
  const preview = await send(server(), 'GET', `/api/articles/${body.data.id}/preview?locale=en`, superadmin);
  expect(preview.body.data.title).toBe('Half');
});

test('an address that an article had leads to the one it has, and is nobody else’s', async () => {
  const superadmin = await aSuperadmin(server());
  const { id } = (await create(superadmin, written('old-name'))).body.data;
  expect((await save(superadmin, id, written('new-name', { version: 1 }))).status).toBe(200);
  expect((await read('old-name')).body.data.blog_url).toBe('new-name');
  expect((await create(superadmin, written('old-name'))).body.errors).toEqual({
    slug: ['This address is taken'],
  });
  expect((await create(superadmin, written('Not a slug'))).body.errors.slug).toHaveLength(1);
});

test('each save is a version with who made it; an older form is refused; withdrawn is gone', async () => {
  const superadmin = await aSuperadmin(server());
  const { id } = (await create(superadmin, written('kept'))).body.data;
  await save(superadmin, id, written('kept', { version: 1, state: 'withdrawn' }));
  expect((await save(superadmin, id, written('kept', { version: 1 }))).status).toBe(409);
  expect((await read('kept')).status).toBe(404);
  const { versions } = (await send(server(), 'GET', `/api/articles/${id}`, superadmin)).body.data;
  expect(versions).toMatchObject([
    { version: 2, state: 'withdrawn', saved_by: superadmin.name },
    { version: 1, state: 'published' },
  ]);
  const log = await send(server(), 'GET', '/api/audit?kind=articles.save', superadmin);
  expect(log.body.data[0]).toMatchObject({ kind: 'articles.save', actor_name: superadmin.name });
});

test('a picture is a checked upload, shown as long as the article names it', async () => {
  const superadmin = await aSuperadmin(server());
  const fields = { update_type: 'article' };
  const sent = await upload(server(), '/api/files/v1/profile-picture', await aPicture(), {
    ...superadmin,
    fields,
  });
  const { path } = sent.body;
  const { id } = (await create(superadmin, written('pictured', { image: path }))).body.data;
  expect((await send(server(), 'GET', `/${path}`)).headers.get('content-type')).toBe('image/webp');
  expect((await read('pictured')).body.data.image).toBe(path);
  await save(superadmin, id, written('pictured', { version: 1 }));
  expect((await send(server(), 'GET', `/${path}`)).status).toBe(404);
  const foreign = `uploads/${'0'.repeat(8)}-0000-4000-8000-000000000000.webp`;
  expect((await create(superadmin, written('foreign', { image: foreign }))).body.errors).toHaveProperty(
    'image',
  );
});

test('what is rendered is sanitised, and nothing is written down of reading it', async () => {
  const superadmin = await aSuperadmin(server());
  const markdown = '## A & B\n<script>alert(1)</script>[x](javascript:alert(1))';
  const answer = await send(server(), 'POST', '/api/articles/rendering', {
    ...superadmin,
    body: { markdown },
  });
  expect(answer.body.data).toContain('<h2 id="a-b">');
  expect(answer.body.data).not.toMatch(/<script|href="javascript/);
  const log = await send(server(), 'GET', '/api/audit?kind=articles.render', superadmin);
  expect(log.body.data).toEqual([]);
});

test('nobody but a superadmin writes for visitors', async () => {
  const admin = await anAdmin(server());
  for (const state of articleStates)
    expect((await create(admin, written('not-mine', { state }))).status).toBe(403);
  expect((await send(server(), 'GET', '/api/articles', admin)).status).toBe(403);
});
