import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aCandidate } from '#support/people.ts';
import { planOf, statementsOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';
import { hasDemoAccounts } from './demo-service.ts';

const server = testServer();

test('whether anybody of the demo is there is read of an index that holds nobody else', async () => {
  const { accountId } = await aCandidate(server());
  const { db } = server().platform;
  await db.execute(sql`
    insert into accounts select made.* from accounts one, generate_series(1, 5000) n,
    lateral jsonb_populate_record(one, jsonb_build_object(
      'id', gen_random_uuid(), 'email', 'many-' || n || '@example.com')) made
    where one.id = ${accountId}`);
  await db.execute(sql`vacuum analyze accounts`);
  const asked = () => hasDemoAccounts(server().platform);
  for (const statement of await statementsOf(asked))
    expect(await planOf(server(), statement)).toMatch(/using accounts_demo on accounts/);
  expect(await asked()).toBe(false);
  await aCandidate(server(), {}).then(({ accountId: id }) =>
    db.execute(sql`update accounts set email = 'one@people.example' where id = ${id}`),
  );
  expect(await asked()).toBe(true);
});
