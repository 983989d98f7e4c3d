import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { changeOpening, saveOpening } from '#support/openings.ts';
import { anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
let company: CompanyPerson;
let nurse: string;

const lusail = { country: 'Qatar', city: 'Lusail' };
const dubai = { country: 'United Arab Emirates', city: 'Dubai' };
const sharjah = { country: 'United Arab Emirates', city: 'Sharjah' };
const inThree = { city: 'Doha', further_places: [lusail, dubai, sharjah] };

const post = (change: Record<string, unknown>) =>
  saveOpening(server(), company, { due_date: null, publish: true, ...change });

beforeAll(async () => {
  company = await anApprovedCompany(server(), { jobSlots: 100 });
  nurse = (await post({ title: 'Ward Nurse', ...inThree })).body.data.id;
  server().clock.advance(1000);
  await post({ title: 'Surveyor', city: 'Lusail', experience_level: 'mid' });
});

async function find(query: string): Promise<{ total: number; titles: string[] }> {
  const { body } = await send(server(), 'GET', `/api/jobs_pool?${query}`);
  const titles = body.data.data.map(({ title }: { title: string }) => title);
  return { total: body.data.total, titles };
}

const both = { total: 2, titles: ['Surveyor', 'Ward Nurse'] };
const nurses = { total: 1, titles: ['Ward Nurse'] };
const none = { total: 0, titles: [] };

test.each([
  ['city=Doha', nurses],
  ['city=Lusail', both],
  ['city=Lusail&sort=ASC', { ...both, titles: both.titles.toReversed() }],
  ['country=Qatar', both],
  ['country=United Arab Emirates', nurses],
  ['country=United Arab Emirates&city=Sharjah', nurses],
  ['country=United Arab Emirates&city=Doha', none],
  ['country=all', both],
  ['country=United Arab Emirates&job_title=nurse', nurses],
  ['country=United Arab Emirates&city=Dubai&job_title=nurse&experience_level=senior', nurses],
  ['country=United Arab Emirates&job_title=surveyor', none],
  ['country=all&job_title=nurse', nurses],
  ['country=United Arab Emirates&salary_min=1000&salary_currency=QAR', nurses],
  ['country=United Arab Emirates&experience_level=mid', none],
  ['country=United Arab Emirates&posted=7', nurses],
  ['job_title=nurse Lusail', nurses],
])('%s finds an opening by each of its places, once', async (query, expected) => {
  expect(await find(query)).toEqual(expected);
});

const counts = async (path: string) => {
  const { body } = await send(server(), 'GET', `/api/${path}`);
  return body.data;
};
type Option = { name: string; openings: number };
const found = (options: Option[]) =>
  Object.fromEntries(
    options.filter(({ openings }) => openings > 0).map(({ name, openings }) => [name, openings]),
  );

test.each(['', '&job_title=nurse', '&posted=7'])(
  'counts name it under each place, and once in all%s',
  async (more) => {
    const surveyors = more.includes('nurse') ? 0 : 1;
    const cities = await counts(`jobs_pool_get_cities?country=Qatar${more}`);
    expect(found(cities)).toEqual({ Doha: 1, Lusail: 1 + surveyors });
    const abroad = await counts(`jobs_pool_get_cities?country=United Arab Emirates${more}`);
    expect(found(abroad)).toEqual({ Dubai: 1, Sharjah: 1 });
    const countries = await counts(`jobs_pool_get_countries?country=Qatar${more}`);
    expect(countries.total).toBe(1 + surveyors);
    expect(found(countries.data)).toEqual({ Qatar: 1 + surveyors, 'United Arab Emirates': 1 });
    const everywhere = await counts(`jobs_pool_counts?country=all${more}`);
    expect(everywhere.total).toBe(1 + surveyors);
    expect((await counts(`jobs_pool_counts?country=United Arab Emirates${more}`)).total).toBe(1);
  },
);

test('a lowest pay is counted in the money of the country that is searched', async () => {
  const pay = { currency: 'AED', salary_start: 9000, salary_end: 11_000 };
  const { id } = (await post({ title: 'Jeweller', ...sharjah, ...pay })).body.data;
  const query = 'country=United Arab Emirates&salary_min=10000';
  expect(await find(query)).toEqual({ total: 1, titles: ['Jeweller'] });
  expect(found(await counts(`jobs_pool_get_cities?${query}`))).toEqual({ Sharjah: 1 });
  await changeOpening(server(), id, { status: 'Closed' });
});

test('a list and its page name every place, the first one first', async () => {
  const { body } = await send(server(), 'GET', '/api/jobs_pool?country=United Arab Emirates');
  expect(body.data.data[0]).toMatchObject({
    city: 'Doha',
    country: 'Qatar',
    further_places: [lusail, dubai, sharjah],
  });
  const page = await send(server(), 'GET', `/api/job/${nurse}`);
  expect(page.body.data.further_places).toEqual([lusail, dubai, sharjah]);
  const own = await send(server(), 'GET', `/api/job_opening/${nurse}`, company);
  expect(own.body.data.further_places).toEqual([lusail, dubai, sharjah]);
});

test('a copy has the places of its original', async () => {
  const { body } = await send(server(), 'POST', `/api/job_opening/${nurse}/duplicate`, company);
  expect(body.data.further_places).toEqual([lusail, dubai, sharjah]);
});

test('a place that is taken back, a pause and a deletion leave nothing counted', async () => {
  const before = await tally();
  const { id } = (await post({ title: 'Falconer', ...inThree })).body.data;
  expect((await find('city=Lusail&job_title=falconer')).total).toBe(1);
  await send(server(), 'PUT', `/api/job_opening/${id}`, {
    ...company,
    body: {
      ...(await send(server(), 'GET', `/api/job_opening/${id}`, company)).body.data,
      status: 'Published',
      further_places: [dubai],
    },
  });
  expect((await find('city=Lusail&job_title=falconer')).total).toBe(0);
  expect((await find('country=United Arab Emirates&job_title=falconer')).total).toBe(1);
  await changeOpening(server(), id, { status: 'On-Hold' });
  expect(await find('country=United Arab Emirates&job_title=falconer')).toEqual(none);
  expect(await tally()).toEqual(before);
  await changeOpening(server(), id, { status: 'Published', furtherPlaces: [lusail, dubai] });
  await server().platform.db.execute(sql`delete from job_openings where id = ${id}::uuid`);
  expect(await tally()).toEqual(before);
});

/** What the counters and the table of further places hold. */
async function tally() {
  const { rows } = await server().platform.db.execute(sql`select
    (select count(*)::int from public_opening_places) as places,
    (select json_object_agg(place, openings) from (select country || '/' || city as place, sum(openings) as openings
      from opening_place_counts group by 1 having sum(openings) <> 0 order by 1) c) as counts,
    (select sum(openings)::int from opening_counts where city = '') as titles`);
  return rows[0];
}

test.each([
  [
    'the first one again',
    [{ country: 'Qatar', city: ' doha' }],
    'further_places.0.city',
    'This place is already named',
  ],
  [
    'one of them twice',
    [lusail, dubai, { ...lusail }],
    'further_places.2.city',
    'This place is already named',
  ],
  ['none', [{ country: 'Qatar', city: '' }], 'further_places.0.city', 'City is required!'],
])('naming %s is refused at its field', async (_what, further_places, field, message) => {
  const { status, body } = await post({ city: 'Doha', further_places });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [field]: [message] });
});

test('there are at most nine further places', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ country: 'Qatar', city: `Town ${at}` }));
  expect((await post({ title: 'Courier', further_places: many(9) })).status).toBe(200);
  const { status, body } = await post({ further_places: many(10) });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(['further_places']);
});
