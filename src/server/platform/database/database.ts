import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The database, or an open transaction on it: queries take either. */
export type Database = Omit<NodePgDatabase<Record<string, never>>, '$client'>;

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool of connections; statements end after 30 s, idle transactions after 60 s. */
export function openDatabase(connection: pg.PoolConfig, size = 12): DatabaseConnection {
  const pool = new pg.Pool({
    max: size,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    ...connection,
  });
  pool.on('error', () => {
    // An idle connection broke; the pool replaces it at the next query.
  });
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/** True where a query failed on the unique constraint of that name (code 23505). */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const cause =
    error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
  return cause?.code === '23505' && cause.constraint === constraint;
}
