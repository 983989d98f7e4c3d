import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type OpeningSearchInput, readOpeningSearch } from '#domain/job-openings/search.ts';
import { wordsOfSearch } from '#domain/reference/title-names.ts';
import { chooseTitles } from '#server/modules/job-openings/public/search-plan.ts';
import { pageOfPlace, pageOfTitles } from '#server/modules/job-openings/public/search-queries.ts';
import {
  type FoundTitle,
  titlesBySpelling,
  titlesByWords,
} from '#server/modules/job-openings/public/search-words-queries.ts';
import { refreshPublicOpenings } from '#server/modules/job-openings/publication/service.ts';
import { readStatement, type Statement } from '#server/platform/database/statement.ts';
import { testServer } from '#support/test-server.ts';
import { makeManyOpenings } from './many-openings.ts';

const server = testServer();

beforeAll(() => makeManyOpenings(server().systemContext('many'), 20_000), 120_000);

const searches: [string, OpeningSearchInput][] = [
  ['a country', {}],
  ['a page deep in it', { page: 50 }],
  ['the oldest first', { sort: 'ASC' }],
  ['a city', { city: 'Doha' }],
  ['a city that most have beside another', { city: 'Umm Salal' }],
  ['another country', { country: 'United Arab Emirates', page: 2 }],
  ['a small city', { city: 'Al Shamal', page: 3 }],
  ['a level and a kind', { experience_level: ['senior', 'executive'], employment_type: 'full time' }],
  ['published pay', { pay_published: '1' }],
  ['a salary', { salary_min: 25_000 }],
  ['all countries', { country: 'all' }],
  ['a page deep in all countries', { country: 'all', page: 40, sort: 'ASC' }],
  ['the last week, remote', { posted: 7, remote: true, city: 'Doha' }],
];

test.each(searches)('the search of %s walks an index', async (_name, input) => {
  const filters = { search: readOpeningSearch({ ...input }), now: server().clock.now() };
  expect(await plan(pageOfPlace(filters))).not.toMatch(/Seq Scan on (public_opening|opening)/);
});

test.each([
  ['engineer', {}],
  ['engineer', { city: 'Al Shamal', page: 4 }],
  ['nurse', { city: 'Doha' }],
  ['nurse', { country: 'all' }],
  ['nurse', { country: 'United Arab Emirates' }],
  ['nurse', { experience_level: 'senior', salary_min: 8000 }],
])(
  'the search of the title %s with %o walks an index in either plan',
  async (title, input: OpeningSearchInput) => {
    const search = readOpeningSearch({ ...input, job_title: title });
    const filters = { search, now: server().clock.now() };
    const words = titlesByWords(search, [title]);
    const found = await readStatement<FoundTitle>(server().platform.db, words);
    expect(found.length).toBeGreaterThan(1);
    const titles = chooseTitles(found);
    for (const statement of [
      words,
      titlesBySpelling(search, [title]),
      pageOfPlace(filters, titles),
      pageOfTitles(filters, titles),
    ])
      expect(await plan(statement)).not.toMatch(/Seq Scan on public_opening/);
  },
);

test('both plans of a title find the same openings and the same total', async () => {
  const search = readOpeningSearch({ job_title: 'engineer', city: 'Doha', page: 2 });
  const filters = { search, now: server().clock.now() };
  const found = await readStatement<FoundTitle>(server().platform.db, titlesByWords(search, ['engineer']));
  const titles = chooseTitles(found);
  const [walked, merged] = await Promise.all(
    [pageOfPlace(filters, titles), pageOfTitles(filters, titles)].map((statement) =>
      readStatement(server().platform.db, statement),
    ),
  );
  expect(walked).toHaveLength(12);
  expect(merged).toEqual(walked);
});

test('a title in a further language is found by the index of words, as fast as any', async () => {
  const context = server().systemContext('many');
  const { rows } = await context.outsideDb.execute<{ id: string }>(sql`
    with chosen as (select id, row_number() over (order by id) as nth from job_openings order by id limit 8000)
    insert into opening_translations (opening_id, language, title, is_whole)
    select id, 'ar', 'خبير زنبرك ' || nth, true from chosen returning opening_id as id`);
  await refreshPublicOpenings(
    context,
    rows.map(({ id }) => id),
  );
  for (const table of ['public_openings', 'opening_titles', 'opening_counts'])
    await context.outsideDb.execute(sql`vacuum analyze ${sql.identifier(table)}`);

  const search = readOpeningSearch({ job_title: 'زنبرك 77', country: 'all' });
  const words = titlesByWords(search, wordsOfSearch('زنبرك 77'));
  expect(await plan(words)).toContain('opening_titles_words');
  const found = await readStatement<FoundTitle>(server().platform.db, words);
  expect(found.length).toBeGreaterThan(10);
  const titles = chooseTitles(found);
  const filters = { search, now: server().clock.now() };
  for (const statement of [pageOfPlace(filters, titles), pageOfTitles(filters, titles)])
    expect(await plan(statement)).not.toMatch(/Seq Scan on (public_opening|opening)/);
  const sought = readOpeningSearch({ job_title: 'engineer' });
  expect(await plan(titlesByWords(sought, ['engineer']))).not.toMatch(/Seq Scan on public_opening/);
});

async function plan({ text, values }: Statement): Promise<string> {
  const rows = await readStatement<{ 'QUERY PLAN': string }>(server().platform.db, {
    text: `explain ${text}`,
    values,
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
