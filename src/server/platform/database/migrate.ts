import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const migrationLock = 7_305_112;

/** Brings the database to this version's tables, one process at a time (advisory lock). */
export async function migrateDatabase(pool: pg.Pool, folder = 'migrations'): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('set statement_timeout = 0');
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined);
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}
