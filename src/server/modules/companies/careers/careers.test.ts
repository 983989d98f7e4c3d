import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { formerAddressesKept } from '#domain/companies/careers/address.ts';
import { companies } from '#server/modules/companies/table.ts';
import { files } from '#server/modules/files/table.ts';
import { type Caller, send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, aMember, anApprovedCompany, aPendingCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPicture, upload } from '#support/uploads.ts';

const server = testServer();
const empty = { is_shown: true, colour: null, headline: {}, sections: [], version: 0 };
const about = { kind: 'about', title: {}, text: {}, picture: null, alt: {} };
const save = (caller: Caller, change: object = {}) =>
  send(server(), 'PUT', '/api/careers_page', { ...caller, body: { ...empty, ...change } });
const move = (caller: Caller, slug: string) =>
  send(server(), 'PUT', '/api/careers_page/address', { ...caller, body: { slug } });
const read = (slug: string, { query = '', locale = 'en' } = {}) =>
  send(server(), 'GET', `/api/careers/${slug}${query}`, { headers: { 'accept-language': locale } });

test('nobody sees a careers page until its owner turns it on, and again once it is off', async () => {
  const owner = await anApprovedCompany(server(), { name: 'Rawdat Engineering' });
  const first = await save(owner, { is_shown: false, headline: { en: 'Build with us' } });
  expect(first.body.data).toMatchObject({ slug: 'rawdat-engineering', is_shown: false, version: 1 });
  expect((await read('rawdat-engineering')).status).toBe(404);
  await save(owner, { headline: { en: 'Build with us' }, colour: '#1A7F5A', version: 1 });
  expect((await read('rawdat-engineering')).body.data).toMatchObject({
    slug: 'rawdat-engineering',
    company: { id: owner.companyId, name: 'Rawdat Engineering', verified: true },
    colour: '#1a7f5a',
    headline: { text: 'Build with us', language: 'en' },
  });
  await save(owner, { is_shown: false, version: 2 });
  expect((await read('rawdat-engineering')).status).toBe(404);
});

test('a company that the public does not see has no careers page', async () => {
  const pending = await aPendingCompany(server());
  const { slug } = (await save(pending)).body.data;
  expect((await read(slug)).status).toBe(404);
  const owner = await anApprovedCompany(server(), { name: 'Quiet Harbour' });
  await save(owner);
  expect((await read('quiet-harbour')).status).toBe(200);
  const set = (change: Partial<typeof companies.$inferInsert>) =>
    server().platform.db.update(companies).set(change).where(eq(companies.id, owner.companyId));
  await set({ profileVisibility: false });
  expect((await read('quiet-harbour')).status).toBe(404);
  await set({ profileVisibility: true, approvedStatus: 'Suspended' });
  expect((await read('quiet-harbour')).status).toBe(404);
  expect((await read('no-such-company')).status).toBe(404);
  expect((await read('%00')).status).toBe(404);
});

test('only an owner changes the page, and a stale editor changes nothing', async () => {
  const owner = await anApprovedCompany(server());
  const recruiter = await aMember(server(), owner.companyId, 'recruiter');
  const candidate = await aCandidate(server());
  for (const caller of [recruiter, candidate]) expect((await save(caller)).status).toBe(403);
  expect((await save({})).status).toBe(401);
  expect((await move(recruiter, 'mine-now')).status).toBe(403);
  expect((await send(server(), 'GET', '/api/careers_page', recruiter)).status).toBe(200);
  expect((await save(owner)).status).toBe(200);
  expect((await save(owner, { headline: { en: 'Late' } })).status).toBe(409);
  expect((await move(owner, 'Other-Place')).body.data.slug).toBe('other-place');
});

test('readers of each language are shown theirs, else English, else what there is; an empty section nobody sees', async () => {
  const owner = await anApprovedCompany(server(), { name: 'Marsa Clinics', nameAr: 'عيادات مرسى' });
  const sections = [
    { ...about, text: { en: 'We heal.', ar: 'نعالج.' } },
    about,
    { ...about, kind: 'own', title: { fr: 'Et encore' }, text: { fr: 'Plus.' } },
  ];
  await save(owner, { sections });
  const arabic = (await read('marsa-clinics', { locale: 'ar' })).body.data;
  expect(arabic.company.name).toBe('عيادات مرسى');
  expect(arabic.languages).toEqual(['en', 'fr', 'ar']);
  expect(arabic.sections).toEqual([
    { kind: 'about', title: null, text: { text: 'نعالج.', language: 'ar' }, picture: null },
    {
      kind: 'own',
      title: { text: 'Et encore', language: 'fr' },
      text: { text: 'Plus.', language: 'fr' },
      picture: null,
    },
  ]);
  const french = (await read('marsa-clinics', { locale: 'fr' })).body.data;
  expect(french.sections[0].text).toEqual({ text: 'We heal.', language: 'en' });
});

test('P8: openings that say whose they are stand on the page, the newest first, those of a city where one is named', async () => {
  const owner = await anApprovedCompany(server(), { name: 'Corniche Works' });
  const other = await anApprovedCompany(server());
  await save(owner);
  const first = await anOpening(server(), owner.companyId, { title: 'Diver', city: 'Lusail' });
  server().clock.advance(60_000);
  const second = await anOpening(server(), owner.companyId, { title: 'Welder', employmentType: 'freelance' });
  await anOpening(server(), owner.companyId, { title: 'Secret', hideCompanyName: true });
  await anOpening(server(), other.companyId, { title: 'Foreign' });
  const ids = async (query: string) =>
    (await read('corniche-works', { query })).body.data.openings.data.map(({ id }: { id: string }) => id);
  expect(await ids('')).toEqual([second, first]);
  expect(await ids('?city=Lusail')).toEqual([first]);
  expect(await ids('?employment_type=freelance')).toEqual([second]);
  expect(await ids('?city=Lusail&employment_type=freelance')).toEqual([]);
  expect((await read('corniche-works')).body.data.openings).toMatchObject({
    total: 2,
    cities: [
      { name: 'Doha', openings: 1 },
      { name: 'Lusail', openings: 1 },
    ],
  });
});

test('an address that is left leads on, and is nobody else’s as long as it is among the latest', async () => {
  const owner = await anApprovedCompany(server(), { name: 'Old Souq' });
  const rival = await anApprovedCompany(server(), { name: 'Old Souq' });
  expect((await move(owner, 'too-early')).status).toBe(404);
  await save(owner);
  expect((await save(rival)).body.data.slug).toBe('old-souq-2');
  expect((await move(owner, 'new-souq')).body.data).toMatchObject({
    slug: 'new-souq',
    former_slugs: ['old-souq'],
  });
  expect((await read('old-souq')).body.data.slug).toBe('new-souq');
  expect((await read('OLD-Souq')).body.data.slug).toBe('new-souq');
  for (const slug of ['old-souq', 'new-souq'])
    expect((await move(rival, slug)).body.errors).toHaveProperty('slug');
  expect((await move(rival, 'careers')).body.errors).toHaveProperty('slug');
  expect((await send(server(), 'GET', '/api/careers_page', rival)).body.data.slug).toBe('old-souq-2');
  // Its own former one may be taken back.
  expect((await move(owner, 'old-souq')).body.data).toMatchObject({
    slug: 'old-souq',
    former_slugs: ['new-souq'],
  });
  for (let at = 0; at < formerAddressesKept; at++) {
    server().clock.advance(1000);
    await move(owner, `souq-${at}`);
  }
  expect((await read('new-souq')).status).toBe(404);
  expect((await move(rival, 'new-souq')).status).toBe(200);
});

test('a name without Latin letters gives a short id', async () => {
  const owner = await anApprovedCompany(server(), { name: 'الخليج للإنشاءات' });
  expect((await save(owner)).body.data.slug).toMatch(/^c-[0-9a-f]{8}$/);
});

test('a picture is its uploader’s, stays while it is named, and goes with its section', async () => {
  const owner = await anApprovedCompany(server(), { name: 'Picture House' });
  const foreign = await anApprovedCompany(server());
  const sends = async (caller: Caller): Promise<string> => {
    const of = { ...caller, fields: { update_type: 'careers' } };
    return (await upload(server(), '/api/files/v1/profile-picture', await aPicture(), of)).body.path;
  };
  const path = await sends(owner);
  const pictured = (picture: string) => [{ ...about, picture, alt: { en: 'A crane' } }];
  const refused = await save(owner, { sections: pictured(await sends(foreign)) });
  expect(refused.body.errors).toHaveProperty(['sections.0.picture']);
  await save(owner, { sections: pictured(path) });
  const section = (await read('picture-house')).body.data.sections[0];
  expect(section).toEqual({
    kind: 'about',
    title: null,
    text: null,
    picture: { src: `/${path}`, width: 64, height: 48, alt: { text: 'A crane', language: 'en' } },
  });
  // A colleague saves it again: it stands there already, whoever sent it.
  const colleague = await aMember(server(), owner.companyId, 'owner');
  expect((await save(colleague, { sections: pictured(path), version: 1 })).status).toBe(200);
  const stored = () =>
    server().platform.db.select({ kind: files.kind }).from(files).where(eq(files.ownerId, owner.accountId));
  expect(await stored()).toEqual([{ kind: 'careers' }]);
  await save(owner, { sections: [], version: 2 });
  expect(await stored()).toEqual([]);
});

test('the sitemap names a page that is on, in the languages that it is written in', async () => {
  const owner = await anApprovedCompany(server(), { name: 'Mapped Works' });
  await save(owner, { headline: { en: 'Here', ar: 'هنا' } });
  const sitemap = () => send(server(), 'GET', '/sitemap.xml');
  const { body } = await sitemap();
  expect(body).toContain('<loc>http://localhost:3000/c/mapped-works</loc>');
  expect(body).toContain('<loc>http://localhost:3000/ar/c/mapped-works</loc>');
  expect(body).not.toContain('/fr/c/mapped-works');
  await save(owner, { is_shown: false, version: 1 });
  expect((await sitemap()).body).not.toContain('mapped-works');
});

test('markup in a text is shown as it was typed', async () => {
  const owner = await anApprovedCompany(server(), { name: 'Plain Words' });
  const text = '<b onclick="x()">Bold</b>';
  await save(owner, { headline: { en: text }, sections: [{ ...about, text: { en: text } }] });
  const { data } = (await read('plain-words')).body;
  expect([data.headline.text, data.sections[0].text.text]).toEqual([text, text]);
});
