import type pg from 'pg';
import { type Database, namesStatements } from './database.ts';

/** A statement as text. With a name, each connection prepares it once and only binds its values afterwards. */
export interface Statement {
  name?: string | undefined;
  text: string;
  values: unknown[];
}

/**
 * Reads on a connection of the pool, past Drizzle: for public reads that are made thousands of times. `db` is the
 * pool's database (`context.outsideDb`), never a transaction.
 */
export async function readStatement<Row extends pg.QueryResultRow>(
  db: Database,
  statement: Statement,
): Promise<Row[]> {
  const { $client } = db as Database & { $client: pg.Pool };
  const { name, ...unnamed } = statement;
  return (await $client.query<Row>(name && namesStatements($client) ? statement : unnamed)).rows;
}
