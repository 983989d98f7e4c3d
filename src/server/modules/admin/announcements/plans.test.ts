import { eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { candidates } from '#server/modules/candidates/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { send } from '#support/client.ts';
import { aCandidate, aSuperadmin, type Person } from '#support/people.ts';
import { planOf, statementsOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';
import { selectReaders } from './queries.ts';
import { announcementLetters } from './table.ts';

const server = testServer();
let author: Person;

/** 20,000 candidates, of whom a third agreed to offers, and a tenth of these had two this month. */
beforeAll(async () => {
  author = await aSuperadmin(server());
  const { accountId } = await aCandidate(server(), { emailConsent: true });
  const { db } = server().platform;
  await db.transaction(async (inner) => {
    await inner.execute(sql`set local session_replication_role = replica`);
    await inner.execute(sql`
      insert into accounts select made.* from accounts one, generate_series(1, 20000) n,
      lateral jsonb_populate_record(one, jsonb_build_object('id', md5('reader' || n)::uuid, 'email', n || '@example.com',
        'name', repeat('Reader ', 40),
        'status', case when n % 50 = 0 then 'suspended' else 'active' end)) made
      where one.id = ${accountId}`);
    await inner.execute(sql`
      insert into candidates select made.* from candidates one, generate_series(1, 20000) n,
      lateral jsonb_populate_record(one, jsonb_build_object('account_id', md5('reader' || n)::uuid,
        'share_id', gen_random_uuid(), 'email_consent', n % 3 = 0)) made
      where one.account_id = ${accountId}`);
    for (const days of [3, 20, 40])
      await inner.execute(sql`
        insert into announcement_letters (announcement_id, account_id, written_at)
        select md5(${`announcement ${days}`})::uuid, account_id, ${server().clock.now().toISOString()}::timestamptz - make_interval(days => ${days}::int)
        from candidates where email_consent and abs(hashtext(account_id::text)) % 10 < ${days === 20 ? 1 : 4}::int`);
  });
  // Rows are seen by everybody once whoever read before has ended.
  for (const table of [accounts, candidates, announcementLetters])
    await vi.waitUntil(() => areSeenByAll(table), { timeout: 60_000 });
}, 120_000);

async function areSeenByAll(table: PgTable): Promise<boolean> {
  const { db } = server().platform;
  await db.execute(sql`vacuum analyze ${table}`);
  const { rows } = await db.execute<{ are: boolean }>(
    sql`select relallvisible > relpages * 0.9 as are from pg_class where relname = ${getTableName(table)}`,
  );
  return rows[0]?.are === true;
}

const readers = async () => (await send(server(), 'GET', '/api/announcement_readers', author)).body.data;

test('who may be written to is counted along the indexes of who agreed and can be reached', async () => {
  const counting = (await statementsOf(readers)).filter(({ text }) => text.includes('announcement_letters'));
  expect(counting).toHaveLength(2);
  const [ofCandidates] = counting;
  const plan = ofCandidates && (await planOf(server(), ofCandidates));
  expect(plan).toContain('Index Only Scan using candidates_offers');
  expect(plan).toContain('Index Only Scan using accounts_reachable');
  expect(plan).not.toMatch(/Seq Scan on (?:accounts|candidates|announcement_letters)/);
});

test('it is who reading everybody one by one finds', async () => {
  const { db } = server().platform;
  const people = await db
    .select({ id: accounts.id, status: accounts.status, verified: accounts.emailVerifiedAt })
    .from(accounts)
    .innerJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(eq(candidates.emailConsent, true));
  const since = new Date(server().clock.now().getTime() - 30 * 86_400_000);
  const letters = await db.select().from(announcementLetters);
  const written = Map.groupBy(
    letters.filter(({ writtenAt }) => writtenAt > since),
    ({ accountId }) => accountId,
  );
  const found = people.filter(
    ({ id, status, verified }) => status === 'active' && verified && (written.get(id)?.length ?? 0) < 2,
  );
  expect(found.length).toBeGreaterThan(5000);
  expect(found.length).toBeLessThan(people.length);
  expect((await readers()).candidate).toBe(found.length);
});

test('the next readers are found along the same index, from where the last were', async () => {
  const { db, clock } = server().platform;
  const asked = { audience: 'candidate' as const, now: clock.now(), after: someone, limit: 50 };
  for (const statement of await statementsOf(() => selectReaders(db, asked))) {
    const plan = await planOf(server(), statement);
    expect(plan).toMatch(/Index Cond: .*id > /);
    expect(plan).not.toMatch(/Seq Scan on (?:accounts|candidates)|-> {2}Sort /);
  }
});

const someone = '80000000-0000-4000-8000-000000000000';
