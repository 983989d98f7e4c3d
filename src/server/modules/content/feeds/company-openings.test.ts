import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openingsElement } from '#domain/job-openings/own-site.ts';
import { send } from '#support/client.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { anApprovedCompany, aPendingCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const feeds = ['openings.json', 'rss.xml', 'jobs.xml'];
const read = (path: string) => send(server(), 'GET', path);

test('a company’s own site is given its openings in the words of a language, the newest first', async () => {
  const { companyId } = await anApprovedCompany(server(), { name: 'Marsa Clinics', nameAr: 'عيادات مرسى' });
  const first = await anOpening(server(), companyId, {
    title: 'Ward Nurse',
    publishSalary: true,
    salaryStart: 9000,
    salaryEnd: 12_000,
  });
  server().clock.advance(60_000);
  const second = await anOpening(server(), companyId, { title: 'Pharmacist', remote: true });
  const { status, headers, body } = await read(`/company/${companyId}/openings.json`);
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(headers.get('set-cookie')).toBeNull();
  expect(body).toMatchObject({
    company: { name: 'Marsa Clinics', url: `http://localhost:3000/company/${companyId}` },
    ...{ language: 'en', direction: 'ltr', total: 2 },
    openings: [
      { id: second, title: 'Pharmacist', remote: true },
      {
        id: first,
        url: `http://localhost:3000/job/ward-nurse-doha-${first}?source=website`,
        facts: ['Doha', 'Full time', 'QAR 9,000–12,000 per month'],
      },
    ],
  });
  const arabic = (await read(`/ar/company/${companyId}/openings.json`)).body;
  expect(arabic).toMatchObject({ company: { name: 'عيادات مرسى' }, direction: 'rtl' });
  expect(arabic.openings[1].url).toContain('/ar/job/');
  expect(arabic.openings[1].facts.slice(0, 2)).toEqual(['الدوحة', 'دوام كامل']);
});

test('an opening with several places says how many more there are, and feeds name them', async () => {
  const { companyId } = await anApprovedCompany(server());
  const furtherPlaces = [
    { country: 'Qatar', city: 'Lusail' },
    { country: 'United Arab Emirates', city: 'Dubai' },
  ];
  await anOpening(server(), companyId, { title: 'Diver', furtherPlaces });
  const factOf = async (prefix: string) =>
    (await read(`${prefix}/company/${companyId}/openings.json`)).body.openings[0].facts[0];
  expect(await factOf('')).toBe('Doha and 2 more');
  expect(await factOf('/fr')).toBe('Doha et 2 autres');
  expect(await factOf('/ar')).toBe('الدوحة ومكانان آخران');
  const { openings } = (await read(`/company/${companyId}/openings.json`)).body;
  expect(openings[0].further_places).toEqual([
    { city: 'Lusail', country: 'QA' },
    { city: 'Dubai', country: 'AE' },
  ]);
  const { body } = await read(`/company/${companyId}/rss.xml`);
  for (const category of ['Doha', 'Lusail', 'Dubai', 'Qatar', 'United Arab Emirates'])
    expect(body.split(`<category>${category}</category>`)).toHaveLength(2);
  for (const profile of ['general', 'careerjet', 'jooble']) {
    const xml = (await read(`/company/${companyId}/jobs.xml?profile=${profile}`)).body;
    expect(xml).toContain('Places of work: Doha, Qatar · Lusail, Qatar · Dubai, United Arab Emirates.');
    expect(xml.match(/<(city|region)>/g)).toHaveLength(1);
  }
});

test('readers and aggregators find the openings of one company alone', async () => {
  const { companyId } = await anApprovedCompany(server(), { name: 'Harbour Works' });
  const other = await anApprovedCompany(server());
  const own = await anOpening(server(), companyId, { title: 'Crane Driver' });
  const foreign = await anOpening(server(), other.companyId, { title: 'Diver' });
  for (const feed of feeds) {
    const { status, body } = await read(`/company/${companyId}/${feed}`);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect([feed, status]).toEqual([feed, 200]);
    expect(text).toContain(own);
    expect(text).not.toContain(foreign);
  }
  expect((await read(`/fr/company/${companyId}/rss.xml`)).body).toContain(
    'Offres d’emploi chez Harbour Works',
  );
});

test('P8: an opening that hides its company, and one that has ended, is on no site of its company', async () => {
  const { companyId } = await anApprovedCompany(server());
  const hidden = await anOpening(server(), companyId, { title: 'Quiet Job', hideCompanyName: true });
  const closed = await anOpening(server(), companyId, { title: 'Was open' });
  await changeOpening(server(), closed, { status: 'Closed' });
  for (const feed of feeds) {
    const { body } = await read(`/company/${companyId}/${feed}`);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    for (const id of [hidden, closed]) expect(text).not.toContain(id);
  }
  expect((await read(`/company/${companyId}/openings.json`)).body).toMatchObject({
    ...{ total: 0, openings: [] },
    texts: { none: 'There are no openings at the moment.' },
  });
});

test('of a company that the public does not see there is nothing', async () => {
  const pending = await aPendingCompany(server());
  const unseen = await anApprovedCompany(server(), { profileVisibility: false });
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const id of [pending.companyId, unseen.companyId, nobody])
    for (const feed of feeds)
      expect([feed, (await read(`/company/${id}/${feed}`)).status]).toEqual([feed, 404]);
});

test('the documentation has the element by its name, and an answer of the same form', async () => {
  const page = readFileSync('docs/integrations/own-site.md', 'utf8');
  expect(page).toContain(`<${openingsElement} company=`);
  const [, example = ''] = /^```json\n(.*?)^```/ms.exec(page) ?? [];
  const { companyId } = await anApprovedCompany(server(), { name: 'Rawdat Engineering' });
  await anOpening(server(), companyId, {
    title: 'Ward Nurse',
    furtherPlaces: [{ country: 'Qatar', city: 'Lusail' }],
  });
  const { body } = await read(`/company/${companyId}/openings.json`);
  expect(formOf(body)).toEqual(formOf(JSON.parse(example)));
});

/** The names in it, and below them theirs. */
function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(formOf);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, formOf(inside)]));
}

test('a reader that takes another form names it; of one that nobody knows there is nothing', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId, { title: 'Harbour Pilot' });
  const feed = async (address: string) => {
    const { status, body } = await read(address);
    const xml = String(body);
    return [status, xml.includes(`<job id="${id}">`), xml.includes(`<id><![CDATA[${id}]]></id>`)];
  };
  for (const address of ['/jobs.xml', `/company/${companyId}/jobs.xml`]) {
    expect(await feed(`${address}?profile=jooble`)).toEqual([200, true, false]);
    expect(await feed(`${address}?profile=careerjet`)).toEqual([200, false, true]);
    expect(await feed(`${address}?profile=general`)).toEqual([200, false, false]);
    expect((await feed(`${address}?profile=toString`))[0]).toBe(404);
  }
});
