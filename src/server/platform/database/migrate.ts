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
 * `upTo`, when a migration was made, to those of the version that ended there. It says whether a newer version has been
 * there before: each version works with the tables of the next one, while it is being replaced.
 */
export async function migrateDatabase(
  connection: pg.PoolConfig,
  folder = 'migrations',
  upTo = Number.POSITIVE_INFINITY,
): Promise<{ isNewer: boolean }> {
  const { pool, close } = openDatabase({ ...connection, statement_timeout: 0, query_timeout: 0 }, 1);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await withMigrations(folder, upTo, (migrationsFolder) =>
        repeatDeadlocked(() => migrate(drizzle(client), { migrationsFolder })),
      );
      const { rows } = await client.query<{ newest: string | null }>(newestStatement);
      return { isNewer: Number(rows[0]?.newest ?? 0) > newestMigration(folder) };
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
      client.release();
    }
  } finally {
    await close();
  }
}

/** All is one transaction: where it and the work of processes beside it wait for each other, it is done again. */
async function repeatDeadlocked(work: () => Promise<void>, times = 5): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (times === 1 || !isDeadlock(error)) throw error;
    await repeatDeadlocked(work, times - 1);
  }
}

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as NodeJS.ErrnoException).code === '40P01' || isDeadlock(error.cause);
}

/** When the newest migration was made that a database has had. */
export const newestStatement = 'select max(created_at)::text as newest from drizzle.__drizzle_migrations';

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
