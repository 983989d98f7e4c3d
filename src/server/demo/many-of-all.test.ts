import { isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { poolCandidates } from '#server/modules/talent-pool/table.ts';
import { send } from '#support/client.ts';
import { peopleWhoRead } from '#support/readings.ts';
import { testServer } from '#support/test-server.ts';
import { makeManyOfAll } from './many-of-all.ts';

const server = testServer();
let people: Awaited<ReturnType<typeof peopleWhoRead>>;

beforeAll(async () => {
  people = await peopleWhoRead(server());
  const { company, reader } = people;
  const grown = { openings: 2001, candidates: 2001, applications: 200, eventsOfEach: 1, company, reader };
  await makeManyOfAll(server().systemContext('many'), grown);
}, 120_000);

test.each<[string, PgColumn]>([
  ['accounts', accounts.nameKeys],
  ['companies', companies.nameKeys],
  ['rows of the pool', poolCandidates.nameKeys],
])('every one of the %s, copies too, has the keys of its name', async (_name, keys) => {
  expect(await server().platform.db.$count(keys.table, isNull(keys))).toBe(0);
});

test('a name in another script finds its copies', async () => {
  const { rows } = await server().platform.db.execute<{ name: string; same: number }>(sql`
    select a.name, count(*)::int as same from accounts a join pool_candidates on candidate_id = a.id
    where a.name like 'Fatima %' group by 1 order by 2 desc limit 1`);
  expect(rows[0]?.same).toBeGreaterThan(1);
  const last = String(rows[0]?.name).split(' ').at(-1);
  const { body } = await send(
    server(),
    'GET',
    `/api/candidate_pool?search=${encodeURIComponent(`فاطمة ${last}`)}`,
    people.callers.company,
  );
  expect(body.data.total).toBeGreaterThanOrEqual(rows[0]?.same ?? 0);
});

test('of its openings a handful alone has still to be told', async () => {
  const { rows } = await server().platform.db.execute<{ all: number; waiting: number }>(sql`
    select count(*)::int as all, count(*) filter (where done_at is null)::int as waiting from job_alert_runs`);
  expect(rows[0]?.all).toBeGreaterThan(4000);
  expect(rows[0]?.waiting).toBeLessThanOrEqual(5);
});

test('words of the pool are counted with its copies', async () => {
  const { rows } = await server().platform.db.execute<{ kept: number; said: number }>(sql`
    select (select candidates from pool_words where word = 'english') as kept,
      (select count(*)::int from pool_candidates where is_listed and 'english' = any(string_to_array(words, ' '))) as said`);
  expect(rows[0]?.said).toBeGreaterThan(1000);
  expect(rows[0]?.kept).toBe(rows[0]?.said);
});
