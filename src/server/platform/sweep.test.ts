import { and, isNull, lt, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { countStatements } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';
import { setAside } from './each-table.ts';
import { defineSweep, deleteInBatches, type OldRows } from './sweep.ts';

const server = testServer();
const start = new Date('2026-01-01T00:00:00Z');

/** 23 rows of one moment each, of which the twelve of the first minutes are old, and one of them is tried again. */
beforeEach(async () => {
  await server().platform.db.execute(sql`
    delete from set_aside;
    insert into set_aside (list, task, item, reason, attempts, failed_at, retry_at)
    select 'sweep', 'sweep', n::text, '', 1, timestamptz '2026-01-01' + n * interval '1 minute',
      case when n = 5 then now() end
    from generate_series(1, 23) n`);
});

const old: OldRows = {
  table: setAside,
  where: and(isNull(setAside.retryAt), lt(setAside.failedAt, new Date(start.getTime() + 12.5 * 60_000))),
  by: setAside.failedAt,
};

const left = () => server().platform.db.$count(setAside);

test('what is old goes in batches, each a transaction of its own, and nothing else goes', async () => {
  const sent = await countStatements(() => deleteInBatches(server().platform.db, old, { rows: 4 }));
  // Eleven rows: two full batches, and one of three.
  expect(sent).toBe(3);
  expect(await left()).toBe(12);
});

test('a time that is over ends it between two batches; what was removed until then is gone', async () => {
  const { db } = server().platform;
  expect(await deleteInBatches(db, old, { rows: 4, until: -1 })).toBe(false);
  expect(await left()).toBe(23);
  expect(await deleteInBatches(db, old, { rows: 4 })).toBe(true);
  expect(await left()).toBe(12);
});

test('rows of one moment that are more than a batch all go', async () => {
  const { db } = server().platform;
  await db.execute(sql`update set_aside set failed_at = ${start.toISOString()}`);
  expect(await deleteInBatches(db, old, { rows: 4 })).toBe(true);
  expect(await left()).toBe(1);
});

test('a sweep takes one kind after the other', async () => {
  const retried: OldRows = { table: setAside, where: sql`retry_at is not null`, by: setAside.failedAt };
  const sweep = defineSweep({
    name: 'platform.sweep-set-aside',
    schedule: '0 0 * * *',
    old: () => [old, retried],
  });
  await sweep.run(server().systemContext('test'), {});
  expect(await left()).toBe(11);
});
