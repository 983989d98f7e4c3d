import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { openDatabase } from './database.ts';

const migrationLock = 7_305_112;

/**
 * Brings the database to this version's tables, one process at a time (advisory lock), however long it takes; with
 * `upTo`, when a migration was made, to those of the version that ended there.
 */
export async function migrateDatabase(
  connection: pg.PoolConfig,
  folder = 'migrations',
  upTo = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { pool, close } = openDatabase({ ...connection, statement_timeout: 0, query_timeout: 0 }, 1);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await withMigrations(folder, upTo, (migrationsFolder) =>
        migrate(drizzle(client), { migrationsFolder }),
      );
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
      client.release();
    }
  } finally {
    await close();
  }
}

/** Drizzle takes a folder and all that its journal names: for fewer, a folder with a shorter journal. */
async function withMigrations(
  folder: string,
  upTo: number,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  if (upTo >= newestMigration(folder)) return work(folder);
  const shorter = mkdtempSync(join(tmpdir(), 'mihna-migrations-'));
  try {
    const journal = readJournal(folder);
    const entries = journal.entries.filter(({ when }) => when <= upTo);
    mkdirSync(join(shorter, 'meta'));
    writeFileSync(join(shorter, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) copyFileSync(join(folder, `${tag}.sql`), join(shorter, `${tag}.sql`));
    await work(shorter);
  } finally {
    rmSync(shorter, { recursive: true, force: true });
  }
}

/** When the newest migration was made: of two versions of the product, the newer one's is no smaller. */
export function newestMigration(folder = 'migrations'): number {
  return readJournal(folder).entries.at(-1)?.when ?? 0;
}

function readJournal(folder: string): { entries: { when: number; tag: string }[] } {
  return JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
}
