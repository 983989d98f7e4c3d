import { expect, test } from 'vitest';
import { type Caller, send } from '#support/client.ts';
import { saveOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const texts = { responsibilities: '<p>…</p>', requirements: '<p>…</p>' };
const titles = { en: 'Vineyard Whisperer', fr: 'Chuchoteuse de ceps', ar: 'هامسة الكروم' };

async function published(company: Caller, title = titles.en): Promise<string> {
  return (await saveOpening(server(), company, { title, city: 'Doha', publish: true })).body.data.id;
}

async function translate(company: Caller, id: string, language: string, change: Record<string, string> = {}) {
  const path = `/api/job_opening/${id}/translations`;
  const { body } = await send(server(), 'GET', path, { token: company.token });
  const { version = 0 } =
    body.data.translations.find((row: { language: string }) => row.language === language) ?? {};
  const written = { ...texts, source_version: body.data.source_version, version, ...change };
  const saved = await send(server(), 'PUT', `${path}/${language}`, { token: company.token, body: written });
  expect(saved.status).toBe(200);
}

const search = async (job_title: string, locale = 'en', more: Record<string, string> = {}) =>
  (
    await send(server(), 'GET', `/api/jobs_pool?${new URLSearchParams({ job_title, ...more })}`, {
      headers: { 'accept-language': locale },
    })
  ).body.data;

test('an opening is found by its title in each of its languages, whatever the language of the page', async () => {
  const company = await anApprovedCompany(server());
  const id = await published(company);
  expect((await search(titles.fr)).total).toBe(0);
  await translate(company, id, 'fr', { title: titles.fr });
  await translate(company, id, 'ar', { title: titles.ar });
  for (const locale of ['en', 'fr', 'ar'])
    for (const words of [...Object.values(titles), 'chuchot', 'كروم', 'whisperer vineyard'])
      expect(await search(words, locale), `${words} in ${locale}`).toMatchObject({
        total: 1,
        data: [{ id }],
      });
  expect(await search(titles.ar, 'fr', { city: 'Doha', experience_level: 'senior' })).toMatchObject({
    total: 1,
  });
  expect((await search(titles.ar, 'fr', { city: 'Lusail' })).total).toBe(0);
});

test('a slip in a further language is taken for what it means', async () => {
  const company = await anApprovedCompany(server());
  const id = await published(company, 'Kite Mender');
  await translate(company, id, 'fr', { title: 'Raccommodeur de cerfs-volants' });
  expect(await search('racomodeur', 'ar')).toMatchObject({
    total: 1,
    data: [{ id }],
    corrections: [{ typed: 'racomodeur', meant: 'raccommodeur' }],
  });
});

test('of two openings of one title each is found by what its own company calls it elsewhere, and both are counted once', async () => {
  const [one, other] = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  const [first, second] = [await published(one, 'Cloud Shepherd'), await published(other, 'Cloud Shepherd')];
  await translate(one, first, 'fr', { title: 'Berger des nuées' });
  await translate(other, second, 'fr', { title: 'Gardienne de brume' });
  expect(await search('nuées')).toMatchObject({ total: 1, data: [{ id: first }] });
  expect(await search('brume')).toMatchObject({ total: 1, data: [{ id: second }] });
  expect((await search('cloud shepherd')).total).toBe(2);
  expect((await search('cloud shepherd', 'en', { experience_level: 'senior' })).total).toBe(2);
});

test('a title that is written anew, unfinished or taken away is found no more', async () => {
  const company = await anApprovedCompany(server());
  const id = await published(company, 'Tide Reader');
  await translate(company, id, 'fr', { title: 'Liseuse de flots', requirements: '' });
  expect((await search('liseuse')).total).toBe(0);
  await translate(company, id, 'fr', { title: 'Liseuse de flots' });
  expect((await search('liseuse')).total).toBe(1);
  await translate(company, id, 'fr', { title: 'Devineresse de houle' });
  expect([(await search('liseuse')).total, (await search('houle')).total]).toEqual([0, 1]);
  await send(server(), 'DELETE', `/api/job_opening/${id}/translations/fr`, { token: company.token });
  expect([(await search('houle')).total, (await search('tide reader')).total]).toEqual([0, 1]);
});

test('a title is suggested in the language of the reader, by its words in any, and as a search finds it', async () => {
  const company = await anApprovedCompany(server());
  const id = await published(company, 'Dune Whistler');
  await translate(company, id, 'fr', { title: 'Siffleuse de dunes' });
  await translate(company, id, 'ar', { title: 'صافرة الكثبان' });
  server().clock.advance(61_000);
  const suggested = async (text: string, locale: string) =>
    (
      await send(server(), 'GET', `/api/jobs_pool_suggestions?${new URLSearchParams({ text })}`, {
        headers: { 'accept-language': locale },
      })
    ).body.data[0];
  for (const [text, locale, name] of [
    ['dune whis', 'en', 'Dune Whistler'],
    ['siffleuse dun', 'en', 'Dune Whistler'],
    ['dune whis', 'fr', 'Siffleuse de dunes'],
    ['كثبان', 'en', 'صافرة الكثبان'],
    ['dune whis', 'ar', 'صافرة الكثبان'],
  ] as const) {
    expect(await suggested(text, locale), `${text} in ${locale}`).toMatchObject({
      name,
      value: name,
      openings: 1,
    });
    expect(await search(name)).toMatchObject({ total: 1, data: [{ id }] });
  }
});
