import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { send } from '#support/client.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const message = {
  name: 'Omar',
  email: 'omar@example.qa',
  subject: 'A question',
  message: 'Is anybody there?',
};

test.each([
  ['full', '53100'],
  ['out of memory', '53200'],
  ['too slow', '57014'],
  ['a replica since a failover', '25006'],
  ['shutting down', '57P01'],
])(
  'while the database is %s a write answers 503, reads go on, and the next write is taken',
  async (_fault, code) => {
    const { db } = server().platform;
    const known = await countMessages();
    await db.execute(
      sql.raw(`create function fail() returns trigger language plpgsql as $$
      begin raise exception using errcode = '${code}'; end $$;
      create trigger fail before insert on contact_messages execute function fail()`),
    );
    const refused = await write();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await send(server(), 'GET', '/api/jobs_pool')).status).toBe(200);
    await db.execute(sql`drop function fail cascade`);
    expect(await countMessages()).toBe(known);
    expect((await write()).status).toBe(200);
    expect(await countMessages()).toBe(known + 1);
  },
);

test('on a database that can only be read nobody is told that a write was taken', async () => {
  const { host, user, database } = server().connection;
  const known = await countMessages();
  const outside = openDatabase({ host, user, database: 'postgres' }, 1);
  onTestFinished(outside.close);
  const become = async (setting: string) => {
    await outside.pool.query(`alter database ${database} ${setting}`);
    await outside.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      database,
    ]);
    await vi.waitFor(async () => expect(await countMessages()).toBe(known));
  };
  await become('set default_transaction_read_only = on');
  const refused = await write();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await send(server(), 'GET', '/api/jobs_pool')).status).toBe(200);
  await become('reset default_transaction_read_only');
  expect((await write()).status).toBe(200);
  expect(await countMessages()).toBe(known + 1);
});

function write() {
  return send(server(), 'POST', '/api/contact-message', { body: message });
}

async function countMessages(): Promise<number> {
  const { rows } = await server().platform.db.execute<{ messages: number }>(
    sql`select count(*)::int as messages from contact_messages`,
  );
  return rows[0]?.messages ?? 0;
}
