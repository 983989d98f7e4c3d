import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';

/** The first schema, as it was released; what changes it is a migration of its own. */
const released = {
  '0000_extensions': '569184c1541b679e23e54efc82a55f466f2b30cc14eaa90947c60a79ababbb94',
  '0001_tables': '8bd8268f7fb898c8244275aca0c5aae7ec2a15fa5b57fff4b98e1e4d76024029',
  '0002_by_hand': 'b225ac481f730ac01e12c5eb43403d36308caf84a7329779778f2148f5361515',
};

/** Rows of the demo data as the first schema held them, in the order of their references. */
const rows = readFileSync('tests/support/released/rows.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { table: string; row: Record<string, unknown> });

test('a released migration is never edited', () => {
  const hashes = Object.keys(released).map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(`migrations/${name}.sql`))
      .digest('hex'),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(released);
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

async function emptyDatabase(): Promise<{ pool: pg.Pool; connection: pg.PoolConfig }> {
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
  const entries = journal.entries.filter(({ tag }: { tag: string }) => tag in released);
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const name of Object.keys(released)) {
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
