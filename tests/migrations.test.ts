import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrateDatabase, newestMigration } from '#server/platform/database/migrate.ts';

/** Of the first schema; what changes it is a migration of its own. */
const first = ['0000_extensions', '0001_tables', '0002_by_hand'];

/** Every migration that some database may have had, as `sha256sum migrations/*.sql` writes them; `npm run keep-release` adds what is new. */
const released = readFileSync('tests/support/released/migrations.sha256', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('  '));

/** Rows of the demo data as the first schema held them, in the order of their references. */
const rows = readFileSync('tests/support/released/rows.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { table: string; row: Record<string, unknown> });

test('a released migration is never edited', () => {
  const hashes = released.map(([, file]) => [
    createHash('sha256')
      .update(readFileSync(`migrations/${file}`))
      .digest('hex'),
    file,
  ]);
  expect(released.length).toBeGreaterThan(70);
  expect(hashes).toEqual(released);
});

test('a database of the first schema with data in it comes to the newest one and keeps every row', async () => {
  const { pool, connection } = await emptyDatabase();
  await migrateDatabase(connection, releasedMigrations());
  await insertRows(pool);
  const before = await countRows(pool);

  await migrateDatabase(connection);

  const after = await countRows(pool);
  for (const [table, count] of Object.entries(before)) expect(after[table], table).toBe(count);
  const demo = await pool.query("select name from accounts where email = 'candidate@demo.example'");
  expect(demo.rows).toHaveLength(1);
});

test('a version says where a newer one has been, and leaves its tables as they are', async () => {
  const { pool, connection } = await emptyDatabase();
  expect(await migrateDatabase(connection)).toEqual({ isNewer: false });
  const count = () => pool.query('select count(*)::int as count from drizzle.__drizzle_migrations');
  await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    'of a newer version',
    newestMigration() + 1,
  ]);
  const { rows } = await count();
  expect(await migrateDatabase(connection)).toEqual({ isNewer: true });
  expect((await count()).rows).toEqual(rows);
});

test('a migration that waits for work which waits for it is done again', async () => {
  const { pool, connection } = await emptyDatabase();
  await pool.query('create table first_held (); create table then_held ()');
  const folder = mkdtempSync(join(tmpdir(), 'mihna-deadlock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'meta'));
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_locks', breakpoints: true }];
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', entries }));
  const locks = 'lock table first_held;--> statement-breakpoint\nlock table then_held;';
  writeFileSync(join(folder, '0000_locks.sql'), locks);
  const work = new pg.Client(connection);
  await work.connect();
  onTestFinished(() => work.end());
  // Whoever looks first gives way; that is the migration here.
  await work.query(`set deadlock_timeout = '20s'`);
  await work.query('begin; lock table then_held');
  const migrating = migrateDatabase(connection, folder);
  const isHeld = `select from pg_locks where relation = 'first_held'::regclass and granted`;
  while ((await pool.query(isHeld)).rowCount === 0);
  await work.query('lock table first_held');
  await work.query('commit');
  expect(await migrating).toEqual({ isNewer: false });
});

async function emptyDatabase(): Promise<{ pool: pg.Pool; connection: pg.ClientConfig }> {
  const { host, user } = inject('database');
  const owner = openDatabase({ host, user, database: 'postgres' }, 1);
  const name = `test_upgrade_${process.pid}`;
  await owner.pool.query(`create database ${name}`);
  const connection = { host, user, database: name };
  const { pool, close } = openDatabase(connection, 1);
  onTestFinished(async () => {
    await close();
    await owner.pool.query(`drop database ${name} with (force)`);
    await owner.close();
  });
  return { pool, connection };
}

function releasedMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mihna-released-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'meta'));
  const journal = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8'));
  const entries = journal.entries.filter(({ tag }: { tag: string }) => first.includes(tag));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const name of first) {
    copyFileSync(`migrations/${name}.sql`, join(folder, `${name}.sql`));
  }
  return folder;
}

async function insertRows(pool: pg.Pool): Promise<void> {
  await pool.query('delete from plans');
  for (const { table, row } of rows) {
    const columns = Object.keys(row)
      .map((name) => `"${name}"`)
      .join(', ');
    await pool.query(
      `insert into "${table}" (${columns}) overriding system value select ${columns} from jsonb_populate_record(null::"${table}", $1)`,
      [JSON.stringify(row)],
    );
  }
}

async function countRows(pool: pg.Pool): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of new Set(rows.map((entry) => entry.table))) {
    const { rows: found } = await pool.query(`select count(*)::int as count from "${table}"`);
    counts[table] = found[0].count;
  }
  return counts;
}
