import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { readCompanySearch } from '#domain/companies/directory.ts';
import { readStatement } from '#server/platform/database/statement.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { statementsOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';
import { pageOfCompanies } from './queries.ts';

const server = testServer();

/** 20,000 companies, of which every fourth has three openings. */
beforeAll(async () => {
  const company = await anApprovedCompany(server(), { description: 'x' });
  await anOpening(server(), company.companyId);
  const { db } = server().platform;
  await db.transaction(async (inner) => {
    await inner.execute(sql`set local session_replication_role = replica`);
    await inner.execute(sql`
      insert into companies select made.* from companies one, generate_series(1, 20000) n,
      lateral jsonb_populate_record(one, jsonb_build_object(
        'id', md5('company' || n)::uuid, 'slug', 'made-' || n, 'name', 'Company ' || md5(n::text),
        'search_name', 'company ' || md5(n::text))) made`);
    await inner.execute(sql`
      insert into public_openings (id, company_id, title_id, country, city, employment_type, experience_level,
        is_remote, expires_at, published_at, card)
      select gen_random_uuid(), md5('company' || (n / 3 * 4))::uuid, title_id, country, city, employment_type,
        experience_level, is_remote, expires_at, published_at, card
      from public_openings, generate_series(1, 15000) n`);
  });
  await db.execute(sql`delete from company_opening_counts`);
  await db.execute(sql`
    insert into company_opening_counts (company_id, openings)
    select company_id, count(*) from public_openings where company_id is not null group by 1`);
  await db.execute(sql`vacuum analyze company_opening_counts`);
  await db.execute(sql`vacuum analyze companies`);
  await db.execute(sql`vacuum analyze public_openings`);
}, 120_000);

test.each(['name', 'newest'] as const)(
  'a page by %s walks the index of its order, no further than it shows',
  async (sort) => {
    const plan = await planOf({ sort });
    expect(plan).toMatch(new RegExp(`Index (?:Only )?Scan using companies_listed_${sort}`));
    expect(plan).not.toMatch(/Seq Scan|-> {2}Sort /);
  },
);

test('a page by openings walks the companies that hire in the order of how many they have', async () => {
  const plan = await planOf({ sort: 'openings' });
  expect(plan).toMatch(/Index Only Scan using company_opening_counts_most/);
  expect(plan).not.toMatch(/Seq Scan/);
});

test('a name that is searched for is found by its index', async () => {
  const plan = await planOf({ search: 'c4ca4238', sort: 'name' });
  expect(plan).toMatch(/companies_listed_words/);
  expect(plan).not.toMatch(/Seq Scan/);
});

test('openings are counted in their index, whatever the order', async () => {
  for (const sort of ['name', 'openings'])
    expect(await planOf({ sort })).toMatch(/Index Only Scan using public_openings_company/);
});

test('many companies are counted once a minute, whichever page is read', async () => {
  const counting = async (query: string) => {
    const statements = await statementsOf(() => send(server(), 'GET', `/api/companies?${query}`));
    return statements.filter(({ text }) => text.includes('json_build_object')).length;
  };
  expect(await counting('')).toBe(1);
  expect(await counting('page=2&sort=newest')).toBe(0);
  expect(await counting('hiring=true')).toBe(1);
  server().clock.advance(60_001);
  expect(await counting('')).toBe(1);
});

async function planOf(search: Record<string, unknown>): Promise<string> {
  const { text, values } = pageOfCompanies(readCompanySearch(search), server().clock.now());
  const rows = await readStatement<{ 'QUERY PLAN': string }>(server().platform.db, {
    text: `explain ${text}`,
    values,
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
