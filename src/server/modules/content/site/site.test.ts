import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anAdmin, anApprovedCompany, aSuperadmin } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { siteSettings } from './table.ts';

const server = testServer();

const read = async (language = 'en') =>
  (await send(server(), 'GET', '/api/site', { headers: { 'accept-language': language } })).body.data;
const put = (part: string, person: { token: string }, body: object) =>
  send(server(), 'PUT', `/api/site_settings/${part}`, { ...person, body });

const boxes = [
  { value: '250+', label: { en: 'open jobs', fr: 'offres ouvertes', ar: 'وظائف متاحة' } },
  { value: '12K', label: { en: 'candidates', fr: 'candidats', ar: 'مرشحون' } },
];
const none = { linkedin: '', instagram: '', facebook: '', twitter: '', youtube: '' };

test('the statistic boxes begin with the specified words, and there are no links', async () => {
  expect(await read()).toEqual({
    statistics: [
      { value: '100+', label: 'active jobs' },
      { value: '10K+', label: 'monthly users' },
    ],
    social: [],
    sends_whatsapp: false,
    sign_in_providers: [],
  });
  expect((await read('fr')).statistics[0].label).toBe('offres actives');
  expect((await read('ar')).statistics[1]).toEqual({ value: '10,000+', label: 'مستخدم شهريًا' });
});

test('what a superadmin sets is read by everybody, each in their language', async () => {
  const superadmin = await aSuperadmin(server());
  expect((await put('statistics', superadmin, { statistics: boxes })).status).toBe(200);
  expect((await read('fr')).statistics).toEqual([
    { value: '250+', label: 'offres ouvertes' },
    { value: '12K', label: 'candidats' },
  ]);
  const youtube = 'https://www.youtube.com/@mihna';
  await put('social', superadmin, { ...none, youtube });
  expect((await read()).social).toEqual([{ network: 'youtube', href: youtube }]);
  const { body } = await send(server(), 'GET', '/api/site_settings', superadmin);
  expect(body.data).toEqual({ statistics: boxes, social: { ...none, youtube } });
});

test('a box without a figure or a word in one language is refused at its field, an address that is none too', async () => {
  const superadmin = await aSuperadmin(server());
  const [first, second] = boxes;
  const answer = await put('statistics', superadmin, {
    statistics: [
      { ...first, value: '' },
      { ...second, label: { en: 'candidates', fr: '', ar: 'مرشحون' } },
    ],
  });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors).sort()).toEqual(['statistics.0.value', 'statistics.1.label.fr']);
  const links = await put('social', superadmin, { ...none, youtube: 'javascript:alert(1)' });
  expect(links.body.errors).toEqual({ youtube: ['URL is invalid for YouTube'] });
});

test('boxes that were saved before a language was added keep their figures, and read in it as in English', async () => {
  const value = boxes.map(({ value, label: { en, fr } }) => ({ value, label: { en, fr } }));
  await server()
    .platform.db.insert(siteSettings)
    .values({ key: 'statistics', value, updatedAt: new Date() })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
  expect((await read('ar')).statistics).toEqual([
    { value: '250+', label: 'open jobs' },
    { value: '12K', label: 'candidates' },
  ]);
  expect((await read('fr')).statistics[0].label).toBe('offres ouvertes');
});

test.each(['https://www.linkedin.com/', 'https://linkedin.com', 'https://linkedin.com/?trk=x#top'])(
  'the home page of a network is no profile: %s',
  async (linkedin) => {
    const answer = await put('social', await aSuperadmin(server()), { ...none, linkedin });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      {
        linkedin: ['This is the first page of the network. Paste the address of your own page there.'],
      },
    ]);
  },
);

test('a home page that was saved earlier is not shown, the addresses beside it are', async () => {
  const instagram = 'https://www.instagram.com/mihna';
  await server()
    .platform.db.update(siteSettings)
    .set({ value: { ...none, linkedin: 'https://www.linkedin.com/', instagram } })
    .where(eq(siteSettings.key, 'social'));
  expect((await read()).social).toEqual([{ network: 'instagram', href: instagram }]);
});

test('nobody but a superadmin sets them or reads plans that are not on offer', async () => {
  for (const person of [await anAdmin(server()), await anApprovedCompany(server())]) {
    expect((await put('statistics', person, { statistics: boxes })).status).toBe(403);
    expect((await put('social', person, none)).status).toBe(403);
    for (const path of ['site_settings', 'plans/all'])
      expect((await send(server(), 'GET', `/api/${path}`, person)).status).toBe(403);
  }
});
