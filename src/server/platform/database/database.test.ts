import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { databaseCopy } from '#support/database-copy.ts';
import { type DatabaseConnection, openDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { readStatement } from './statement.ts';

const copy = databaseCopy();

test('a connection that breaks between two statements fails its transaction, and nothing else', async () => {
  await withOneConnection(async ({ db, pool }) => {
    const cut = db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const removed = once(pool, 'broken');
      await copy().pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await removed;
      await transaction.execute(sql`select 1`);
    });
    expect(isDatabaseAway(await cut.catch((error) => error))).toBe(true);
    expect((await db.execute(sql`select 1`)).rowCount).toBe(1);
  });
});

test('a connection that breaks before the first statement of a transaction is replaced', async () => {
  await withOneConnection(async ({ db, pool }) => {
    pool.once('acquire', (client: pg.PoolClient) => {
      Reflect.get(client, 'connection').stream.destroy();
    });
    const cut = db.transaction((transaction) => transaction.execute(sql`select 1`));
    expect(isDatabaseAway(await cut.catch((error) => error))).toBe(true);
    expect(await db.transaction(async () => 'done')).toBe('done');
  });
});

test('a database that falls silent is away, and nobody gets the connection that waits for it', async () => {
  const line = await openLine(copy().connection.host);
  const connection = { ...copy().connection, host: '127.0.0.1', port: line.port, query_timeout: 200 };
  const { db, close } = openDatabase(connection, 1);
  onTestFinished(async () => {
    await close();
    line.cut();
  });
  const silent = db.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`);
    line.silence();
    await transaction.execute(sql`select 1`);
  });
  expect(isDatabaseAway(await silent.catch((error) => error))).toBe(true);
  expect((await db.execute(sql`select 1`)).rowCount).toBe(1);
});

test.each([
  ['no server', { host: '127.0.0.1', port: 1 }],
  ['no socket', { host: '/nowhere' }],
])('%s is a database that is away', async (_name, connection) => {
  const { db, close } = openDatabase(connection, 1);
  expect(isDatabaseAway(await db.execute(sql`select 1`).catch((error) => error))).toBe(true);
  await close();
});

test('a mistake in a statement is none', async () => {
  const error = await copy()
    .db.execute(sql`select nonsense`)
    .catch((refused) => refused);
  expect(isDatabaseAway(error)).toBe(false);
  expect(isDatabaseAway(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(
    false,
  );
});

/** A line to the database; those who are on it when it falls silent hear nothing more, not even its end. */
async function openLine(folder: string) {
  const callers = new Set<Socket>();
  const server = createServer((caller) => {
    const database = connect(join(folder, '.s.PGSQL.5432'));
    for (const end of [caller, database]) end.on('error', () => undefined);
    caller.pipe(database).pipe(caller);
    callers.add(caller);
    caller.once('close', () => database.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      for (const caller of callers) caller.unpipe();
    },
    cut() {
      for (const caller of callers) caller.destroy();
      server.close();
    },
  };
}

async function withOneConnection(work: (database: DatabaseConnection) => Promise<void>): Promise<void> {
  const database = openDatabase(copy().connection, 1);
  // Tells the test that the client has noticed; a listener of its own would hide what the product lacks.
  database.pool.on('connect', (client) => client.once('end', () => database.pool.emit('broken' as 'error')));
  await work(database);
  await database.close();
}

test('a statement has a name where a connection keeps it, and none behind a pooler', async () => {
  const prepared = async (namesStatements: boolean) => {
    const { db, close } = openDatabase(copy().connection, 1, { namesStatements });
    onTestFinished(close);
    const statement = { name: 'one', text: 'select $1::int as one', values: [1] };
    expect(await readStatement(db, statement)).toEqual([{ one: 1 }]);
    return (await db.execute('select name from pg_prepared_statements')).rows;
  };
  expect(await prepared(true)).toEqual([{ name: 'one' }]);
  expect(await prepared(false)).toEqual([]);
});
