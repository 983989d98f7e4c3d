import type pg from 'pg';
import { type Database, namesStatements } from './database.ts';

/** A statement as text. With a name, each connection prepares it once and only binds its values afterwards. */
export interface Statement {
  name?: string | undefined;
  text: string;
  values: unknown[];
}

/** What answers reads alone: a replica that lets the primary answer where it can't. */
export interface StatementReader {
  read<Row extends pg.QueryResultRow>(statement: Statement): Promise<Row[]>;
}

/** Where `readStatement` reads. */
export type Readable = Database | StatementReader;

/**
 * Reads on a connection of the pool, past Drizzle: for public reads that are made thousands of times. `db` is where the
 * caller's reads go (`context.reads`) or the pool's database (`context.outsideDb`), never a transaction.
 */
export async function readStatement<Row extends pg.QueryResultRow>(
  db: Readable,
  statement: Statement,
): Promise<Row[]> {
  if ('read' in db) return db.read<Row>(statement);
  return readFromPool<Row>((db as Database & { $client: pg.Pool }).$client, statement);
}

/** The same, of a pool. */
export async function readFromPool<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: Statement,
): Promise<Row[]> {
  const { name, ...unnamed } = statement;
  return (await pool.query<Row>(name && namesStatements(pool) ? statement : unnamed)).rows;
}
