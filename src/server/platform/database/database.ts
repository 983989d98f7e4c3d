import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseAway } from './database-away.ts';

/** The database, or an open transaction on it: queries take either. */
export type Database = Omit<NodePgDatabase<Record<string, never>>, '$client'>;

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

const withoutNames = new WeakSet<pg.Pool>();

/** Whether a statement that was prepared on a connection of that pool is known there at the next use. */
export function namesStatements(pool: pg.Pool): boolean {
  return !withoutNames.has(pool);
}

/**
 * Opens a pool of connections. Statements end after 30 s and idle transactions after 60 s; a database that does not
 * answer at all, not even that, counts as away after 40 s.
 */
export function openDatabase(
  connection: pg.PoolConfig,
  size = 12,
  { namesStatements = true }: { namesStatements?: boolean } = {},
): DatabaseConnection {
  const pool = openPool({
    max: size,
    statement_timeout: 30_000,
    query_timeout: 40_000,
    idle_in_transaction_session_timeout: 60_000,
    ...connection,
  });
  if (!namesStatements) withoutNames.add(pool);
  const db = drizzle(pool);
  db.transaction = (work, config) => inTransaction(pool, (client) => client.transaction(work, config));
  return { db, pool, close: () => pool.end() };
}

/** A pool whose connections may break at any time: whoever uses one hears of it by the statement that fails. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...config,
  });
  pool.on('error', () => {
    // An idle connection broke; the pool replaces it at the next query.
  });
  // One that is taken, between two statements of a transaction, has no other listener, and would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Drizzle's own never gives back a connection that breaks before its first statement, until none is left. */
async function inTransaction<T>(pool: pg.Pool, work: (client: NodePgDatabase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(drizzle(client));
  } catch (error) {
    isBroken = isDatabaseAway(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** True where a query failed on the unique constraint of that name (code 23505). */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const cause =
    error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
  return cause?.code === '23505' && cause.constraint === constraint;
}

/** True where a row could not go because another one refers to it (code 23503). */
export function violatesReference(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23503';
}
