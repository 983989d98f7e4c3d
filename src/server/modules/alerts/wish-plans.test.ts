import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidates } from '#server/modules/candidates/table.ts';
import { aCandidate } from '#support/people.ts';
import { planOf, statementsOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';
import { jobAlerts } from './table.ts';
import { selectUnkept } from './wish-queries.ts';
import { keepOldWishes } from './wishes-service.ts';

const server = testServer();
const page = { after: undefined, limit: 50 };

test('a night looks at the wishes that nobody has looked at, by an index of these alone', async () => {
  const { db } = server().platform;
  const { accountId } = await aCandidate(server(), { desiredJobs: ['Astronomer'] });
  await db.transaction(async (inner) => {
    await inner.execute(sql`set local session_replication_role = replica`);
    await inner.execute(sql`
      insert into candidates select made.* from candidates one, generate_series(1, 5000) n,
      lateral jsonb_populate_record(one, jsonb_build_object(
        'account_id', md5('candidate' || n)::uuid, 'share_id', gen_random_uuid(), 'are_wishes_kept', true)) made
      where one.account_id = ${accountId}`);
  });
  await db.execute(sql`vacuum analyze candidates`);
  for (const statement of await statementsOf(() => selectUnkept(db, page)))
    expect(await planOf(server(), statement)).toContain('candidates_wishes_unkept');
  const isUnkept = async () => (await selectUnkept(db, page)).includes(accountId);
  await db.update(candidates).set({ areWishesKept: false }).where(eq(candidates.accountId, accountId));
  await db.delete(jobAlerts).where(eq(jobAlerts.accountId, accountId));
  expect(await isUnkept()).toBe(true);
  await keepOldWishes(server().systemContext('test'));
  expect(await isUnkept()).toBe(false);
  expect(await db.$count(jobAlerts, eq(jobAlerts.accountId, accountId))).toBe(1);
});
