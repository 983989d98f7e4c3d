import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { openDatabase } from './database.ts';

const migrationLock = 7_305_112;

/** Brings the database to this version's tables, one process at a time (advisory lock), however long it takes. */
export async function migrateDatabase(connection: pg.PoolConfig, folder = 'migrations'): Promise<void> {
  const { pool, close } = openDatabase({ ...connection, statement_timeout: 0, query_timeout: 0 }, 1);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await migrate(drizzle(client), { migrationsFolder: folder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
      client.release();
    }
  } finally {
    await close();
  }
}

/** When the newest migration was made: of two versions of the product, the newer one's is no smaller. */
export function newestMigration(folder = 'migrations'): number {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return journal.entries.at(-1)?.when ?? 0;
}
