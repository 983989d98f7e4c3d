import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { removeExpired } from '#server/modules/job-openings/tasks.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

beforeAll(async () => {
  const { companyId } = await anApprovedCompany(server());
  const now = server().clock.now().getTime();
  const publish = (title: string, details: Record<string, unknown> = {}, daysAgo = 0) =>
    anOpening(server(), companyId, { title, firstPublishedAt: new Date(now - daysAgo * dayMs), ...details });
  await publish('Senior Civil Engineer', { city: 'Lusail', experienceLevel: 'senior' }, 1);
  await publish('Civil Engineer', {}, 2);
  await publish('Ingénieur Génie Civil', { city: 'Al Wakra' }, 3);
  await publish('ICU Staff Nurse', { city: 'Al Khor', employmentType: 'part time' }, 4);
  await publish('Product Designer, Payments', { remote: true, salaryEnd: 24_000 }, 10);
  await publish('Accountant', { publishSalary: false, salaryEnd: 90_000 }, 20);
  await publish('C++ Developer', { country: 'Bahrain', city: 'Manama' }, 1);
  for (let index = 0; index < 30; index += 1) await publish('Driver', { city: 'Dukhan' }, 40 + index);
});

async function search(query: string): Promise<{ total: number; titles: string[]; ids: string[] }> {
  const { status, body } = await send(server(), 'GET', `/api/jobs_pool${query}`);
  expect(status).toBe(200);
  const cards = body.data.data as { id: string; title: string }[];
  return { total: body.data.total, titles: cards.map(({ title }) => title), ids: cards.map(({ id }) => id) };
}

test('without filters it answers the 12 newest openings of Qatar and how many there are', async () => {
  const { total, titles } = await search('');
  expect(total).toBe(36);
  expect(titles).toHaveLength(12);
  expect(titles.slice(0, 3)).toEqual(['Senior Civil Engineer', 'Civil Engineer', 'Ingénieur Génie Civil']);
});

test('pages follow one another without gap or repetition, and end', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search(`?page=${page}`)));
  expect(pages.map(({ ids }) => ids.length)).toEqual([12, 12, 12, 0]);
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(36);
  expect(pages.every(({ total }) => total === 36)).toBe(true);
});

test('both names of the page size work, up to 50', async () => {
  expect((await search('?show=5')).ids).toHaveLength(5);
  expect((await search('?pageCount=7')).ids).toHaveLength(7);
  expect((await search('?show=5000')).ids).toHaveLength(36);
});

test('the oldest come first when asked', async () => {
  const { ids } = await search('?sort=ASC&show=50');
  expect(ids).toEqual((await search('?show=50')).ids.toReversed());
});

test('a title finds every title of which its words begin words, whatever case, accent or order', async () => {
  const engineers = ['Senior Civil Engineer', 'Civil Engineer', 'Ingénieur Génie Civil'];
  for (const word of ['engineer', 'ingenieur', 'Ingénieure', 'ENGIN%20civil'])
    expect((await search(`?job_title=${word}`)).titles).toEqual(engineers);
  expect((await search('?job_title=génie')).titles).toEqual(['Ingénieur Génie Civil']);
  expect((await search('?job_title=payments')).titles).toEqual(['Product Designer, Payments']);
});

test('a misspelt title still finds', async () => {
  expect((await search('?job_title=civil%20enginer')).titles).toContain('Civil Engineer');
  expect((await search('?job_title=acountant')).titles).toEqual(['Accountant']);
  expect((await search('?job_title=nurce')).titles).toEqual(['ICU Staff Nurse']);
  const { body } = await send(server(), 'GET', '/api/jobs_pool?job_title=enginer');
  expect(body.data.corrections).toEqual([{ typed: 'enginer', meant: 'engineer' }]);
  expect((await search('?job_title=Zorkblat%20wrangler')).total).toBe(0);
});

test('a feminine or masculine French title finds openings in English, and a phrase of an occupation does', async () => {
  for (const word of ['Infirmière', 'infirmier', 'Infirmier%20en%20soins%20intensifs'])
    expect((await search(`?job_title=${encodeURI(decodeURI(word))}`)).titles).toEqual(['ICU Staff Nurse']);
  expect((await search('?job_title=chauffeur')).total).toBe(30);
});

test('the counts are those of the search, each filter without its own group', async () => {
  const counts = async (query: string) => {
    const { body } = await send(server(), 'GET', `/api/jobs_pool_counts${query}`);
    return body.data;
  };
  expect(await counts('?job_title=nurse')).toEqual({
    total: 1,
    employment_type: { 'part time': 1 },
    experience_level: { mid: 1 },
    remote: 0,
    paid: 1,
  });
  expect(await counts('?job_title=engineer&experience_level=senior')).toMatchObject({
    total: 1,
    experience_level: { senior: 1, mid: 2 },
  });
  expect((await counts('?job_title=nurse&employment_type=full%20time')).total).toBe(0);
  expect((await counts('?salary_min=23000')).total).toBe((await search('?salary_min=23000')).total);
  expect((await counts('?job_title=zorkblat')).total).toBe(0);
});

test('a French name of an occupation finds openings in English', async () => {
  expect((await search('?job_title=Comptable')).titles).toContain('Accountant');
});

test('several titles widen the search, in each way that clients write lists', async () => {
  for (const query of [
    '?job_title=nurse&job_title=accountant',
    '?job_title[]=nurse&job_title[]=accountant',
    '?job_title[0]=nurse&job_title[1]=accountant',
  ]) {
    const { total, titles } = await search(query);
    expect(titles).toEqual(['ICU Staff Nurse', 'Accountant']);
    expect(total).toBe(2);
  }
});

test('city, employment type, level, remote, salary and age narrow it, alone and together', async () => {
  expect((await search('?city=Lusail')).titles).toEqual(['Senior Civil Engineer']);
  expect((await search('?city=Lusail&job_title=nurse')).total).toBe(0);
  expect((await search('?city=Lusail&job_title=engineer')).total).toBe(1);
  expect((await search('?employment_type=part%20time')).titles).toEqual(['ICU Staff Nurse']);
  expect((await search('?experience_level=senior&experience_level=entry')).titles).toEqual([
    'Senior Civil Engineer',
  ]);
  expect((await search('?remote=true')).titles).toEqual(['Product Designer, Payments']);
  expect((await search('?salary_min=20000')).titles).toEqual(['Product Designer, Payments']);
  expect((await search('?posted=2')).titles).toHaveLength(2);
  expect((await search('?job_title=civil%20eng&experience_level=mid')).titles).toEqual([
    'Civil Engineer',
    'Ingénieur Génie Civil',
  ]);
  expect((await search('?country=Bahrain')).titles).toEqual(['C++ Developer']);
  expect((await search('?country=Bahrain&job_title=c%2B%2B')).total).toBe(1);
});

test('pay is compared in its own currency alone, that of the country unless another is named', async () => {
  const { companyId } = await anApprovedCompany(server());
  const pay = { country: 'Kuwait', city: 'Kuwait City', salaryStart: 700, salaryEnd: 900 };
  const dinars = await anOpening(server(), companyId, { ...pay, currency: 'KWD' });
  const riyals = await anOpening(server(), companyId, { ...pay, currency: 'QAR', salaryEnd: 12_000 });
  const yearly = await anOpening(server(), companyId, {
    ...pay,
    currency: 'KWD',
    salaryEnd: 24_000,
    salaryType: 'per year',
  });
  const found = async (query: string) => new Set((await search(`?country=Kuwait&${query}`)).ids);
  expect(await found('salary_min=800')).toEqual(new Set([dinars, yearly]));
  expect(await found('salary_min=1500')).toEqual(new Set([yearly]));
  expect(await found('salary_min=800&salary_currency=QAR')).toEqual(new Set([riyals]));
  expect(await found('salary_min=800&salary_currency=dinars')).toEqual(new Set([dinars, yearly]));
  const everywhere = await search('?country=all&salary_min=23000');
  expect(everywhere.titles).toEqual(['Product Designer, Payments']);
  await server().platform.db.execute(sql`delete from job_openings where company_id = ${companyId}`);
});

test('openings that say their pay can be asked for alone, and are counted', async () => {
  const paid = await search('?pay_published=1');
  expect(paid.total).toBe(35);
  expect(paid.titles).not.toContain('Accountant');
  expect((await search('?pay_published=1&job_title=accountant')).total).toBe(0);
  expect((await search('?pay_published=1&job_title=engineer')).total).toBe(3);
  const counts = async (query: string) =>
    (await send(server(), 'GET', `/api/jobs_pool_counts${query}`)).body.data;
  expect(await counts('')).toMatchObject({ total: 36, paid: 35 });
  expect(await counts('?pay_published=1')).toMatchObject({ total: 35, paid: 35, remote: 1 });
  expect(await counts('?job_title=accountant')).toMatchObject({ total: 1, paid: 0 });
  const { body } = await send(server(), 'GET', '/api/jobs_pool_get_countries?pay_published=1');
  expect(body.data.data[0]).toMatchObject({ value: 'Qatar', openings: 35, currency: 'QAR' });
});

test('a deep page of a title stays right', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => search(`?job_title=driver&page=${page}`)));
  expect(pages.map(({ ids }) => ids.length)).toEqual([12, 12, 6]);
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(30);
});

test.each([
  '?page=-1&show=abc&sort=sideways&country=&city=&posted=1e9&salary_min=NaN&remote=perhaps',
  '?page=0&page=2',
  '?page=99999999999999999999&show=-5',
  '?employment_type=pirate&experience_level[]=',
  '?job_title=%00%ff&job_title=%ED%A0%80',
  "?job_title=%25_%5C'%22;drop%20table&city=x'--",
  `?job_title=${'a'.repeat(3000)}`,
  '?%E0%A4%A=1',
])('bad values fall back to their defaults: %.60s', async (query) => {
  await search(query);
});

test('a search of all countries finds them together, by page, title, company and filter', async () => {
  expect(await search('?country=all&show=50')).toMatchObject({ total: 37 });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search(`?country=all&page=${page}`)));
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(37);
  expect((await search('?country=all&job_title=developer&job_title=nurse')).titles).toEqual([
    'C++ Developer',
    'ICU Staff Nurse',
  ]);
  expect((await search('?country=all&job_title=developr')).titles).toEqual(['C++ Developer']);
  expect((await search('?country=all&job_title=driver&page=3')).ids).toHaveLength(6);
  expect((await search('?country=all&remote=true')).titles).toEqual(['Product Designer, Payments']);
  // A city is one of a country.
  expect((await search('?country=all&city=Doha')).total).toBe(37);
  const { body } = await send(server(), 'GET', '/api/jobs_pool_counts?country=all');
  expect(body.data.total).toBe(37);
  const typed = await send(server(), 'GET', '/api/jobs_pool_suggestions?country=all&text=devel');
  expect(typed.body.data).toContainEqual(expect.objectContaining({ name: 'C++ Developer', openings: 1 }));
});

test('every country with an opening is offered, Qatar first, with what the search finds there', async () => {
  const countries = async (query: string, language = 'en') => {
    const { body } = await send(server(), 'GET', `/api/jobs_pool_get_countries${query}`, {
      headers: { 'accept-language': language },
    });
    return body.data;
  };
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId, { title: 'Baker', country: 'Morocco', city: 'Rabat' });
  server().clock.advance(61_000);
  const names = (data: { data: { value: string; openings: number }[] }) =>
    data.data.map(({ value, openings }) => [value, openings]);
  expect(names(await countries(''))).toEqual([
    ['Qatar', 36],
    ['Bahrain', 1],
    ['Morocco', 1],
  ]);
  expect((await countries('')).total).toBe(38);
  expect(names(await countries('?job_title=baker&country=all'))).toEqual([
    ['Qatar', 0],
    ['Bahrain', 0],
    ['Morocco', 1],
  ]);
  expect(names(await countries('?country=Norway'))).toContainEqual(['Norway', 0]);
  expect((await countries('', 'fr')).data.map(({ name }: { name: string }) => name)).toContain('Maroc');
  await server().platform.db.execute(sql`delete from job_openings where id = ${id}`);
});

test('pages past the hundredth are empty and cost no walk', async () => {
  expect(await search('?page=101')).toMatchObject({ total: 36, ids: [] });
});

test('an opening whose due date has passed in the company’s zone disappears at once, from list and total', async () => {
  const { companyId } = await anApprovedCompany(server(), { timezone: 'Asia/Qatar' });
  const id = await anOpening(server(), companyId, { title: 'Falconer', dueDate: '2026-11-21' });
  server().clock.set(new Date('2026-11-21T20:59:00Z'));
  expect(await search('?job_title=falconer')).toMatchObject({ total: 1, ids: [id] });
  server().clock.set(new Date('2026-11-21T21:00:01Z'));
  expect(await search('?job_title=falconer')).toMatchObject({ total: 0, ids: [] });
  expect((await search('')).total).toBe(36);
  await server()
    .systemContext('test')
    .inTransaction((context) => removeExpired.run(context, {}));
  const { rows } = await server().platform.db.execute(sql`select 1 from public_openings where id = ${id}`);
  expect(rows).toEqual([]);
  expect((await search('')).total).toBe(36);
});

test('the typed call answers the same as the path', async () => {
  const plain = await send(server(), 'GET', '/api/jobs_pool?city=Lusail');
  const { apiOf } = await import('#support/client.ts');
  expect(await apiOf(server()).jobPool.search({ city: 'Lusail' })).toEqual(plain.body);
});
