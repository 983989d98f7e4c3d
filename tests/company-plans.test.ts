import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { makeManyOpenings } from '#server/demo/many-openings.ts';
import { selectFeedOpenings } from '#server/modules/job-openings/feeds/queries.ts';
import { noticeExpiring, removeExpired } from '#server/modules/job-openings/tasks.ts';
import { send } from './support/client.ts';
import { aMember, anAdmin, type Person } from './support/people.ts';
import { planOf, statementsOf } from './support/statements.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();
let owner: Person;
let admin: Person;
let companyId = '';

/** 20,000 openings of 400 companies, 20,000 more companies, 60,000 deeds and 40,000 members. */
beforeAll(async () => {
  await makeManyOpenings(server().systemContext('many'), 20_000);
  const { db } = server().platform;
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from companies where name like 'Company 7 %'`,
  );
  companyId = rows[0]?.id ?? '';
  owner = await aMember(server(), companyId, 'owner');
  admin = await anAdmin(server());
  await db.execute(sql`insert into companies (slug, name, email, created_at)
    select 'made-' || i, 'Made ' || i, i || '@made.example', now() - make_interval(mins => i)
    from generate_series(1, 20000) as i`);
  await db.execute(sql`with people as (
      insert into accounts (email, name, user_type, password_hash)
      select 'person-' || row_number() over () || '@made.example', 'Person', 1, '' from companies returning id
    ) insert into company_members (account_id, company_id, role)
    select p.id, c.id, 'owner' from (select id, row_number() over () as n from people) p
      join (select id, row_number() over () as n from companies) c using (n)`);
  await db.execute(sql`insert into company_activity (company_id, actor_id, actor_kind, kind, created_at)
    select c.id, ${owner.accountId}::uuid, 'member', (array['opening.published', 'company.changed'])[1 + i % 2],
      now() - make_interval(mins => i * 7)
    from companies c cross join generate_series(1, 150) as i where c.name like 'Company%'`);
  for (const table of ['companies', 'accounts', 'company_members', 'company_activity'])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}, 180_000);

const ownLists = [
  'job_opening',
  'job_opening?page=2&sort=ASC',
  ...['Open', 'On-Hold', 'Closed', 'Published', 'Expired', 'Active'].map(
    (status) => `job_opening?status=${status}`,
  ),
  'job_opening?search=engineer&status=Active',
  'company_activity',
  'company_activity?kind=opening&from=2026-11-01&to=2026-11-20&page=3',
  'company_activity?kind=opening.published',
  'dashboard',
  'users',
  'company_members',
  'plan_requests/latest',
];

const adminLists = [
  '',
  'approved_status=Pending',
  'page=3&sort=ASC',
  'approved_status=Approved&package=premium',
];

test.each(ownLists)('%s walks an index', async (path) => {
  await expectIndexes(() => read(`/api/${path}`, owner));
});

test.each(adminLists)('the companies, asked with “%s”, are found by an index', async (query) => {
  await expectIndexes(() => read(`/api/company?${query}`, admin));
});

test('the feed of all openings is read in batches, each by an index', async () => {
  await expectIndexes(() =>
    selectFeedOpenings(server().platform.db, { after: 5000, now: server().clock.now(), limit: 200 }),
  );
});

test('a company’s page is found by its id and its slug by an index', async () => {
  await expectIndexes(() => read(`/api/company/${companyId}`));
  await expectIndexes(() => read('/api/company/company-7'));
});

test('the tasks of every minute and morning walk indexes', async () => {
  const context = server().systemContext('tasks');
  await expectIndexes(() => removeExpired.run(context, {}));
  await expectIndexes(() => noticeExpiring.run(context, {}));
});

async function read(path: string, person?: Person) {
  const { status } = await send(server(), 'GET', path, { token: person?.token });
  expect(status).toBe(200);
}

const large =
  /Seq Scan on (?:job_openings|public_openings|companies|company_activity|company_members|accounts)\b/;

async function expectIndexes(work: () => Promise<unknown>) {
  // Exact totals of everything are counted one by one, whatever indexes there are.
  const statements = (await statementsOf(work)).filter(
    ({ text }) =>
      /^\s*(?:select|with|delete)/i.test(text) && !/^select count\(\*\)::int from "companies"/.test(text),
  );
  expect(statements).not.toEqual([]);
  for (const statement of statements) {
    const plan = await planOf(server(), statement);
    expect.soft(plan, statement.text).not.toMatch(large);
  }
}

test('every reference to a row that can go has an index; plans stay', async () => {
  const { rows } = await server().platform.db.execute<{ reference: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid <> 'plans'::regclass
      and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});
