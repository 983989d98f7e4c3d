import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { resolveActor } from '#server/actor.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';

export interface Statement {
  /** Of one that a connection prepares once. */
  name?: string | undefined;
  sql: string;
  params: unknown[];
}

interface Asked {
  name?: string;
  text: string;
  values?: unknown[];
}

type Query = pg.Pool['query'];

/** The same `query`, which writes down what it is asked, through Drizzle or past it. */
function noting(asked: Statement[], query: Query): Query {
  const noted = (statement: Asked, params?: unknown[]) => {
    const { name, text, values = [] } = statement;
    asked.push({ name, sql: text, params: params ?? values });
    return query(statement, params);
  };
  return noted as Query;
}

/** A database that writes down what it is asked, through Drizzle or past it. */
export function recordingDatabase(pool: pg.Pool): { db: Database; asked: Statement[] } {
  const asked: Statement[] = [];
  pool.query = noting(asked, pool.query.bind(pool));
  return { db: drizzle(pool), asked };
}

/** What a server asks of its database while it does something. */
export async function recordAsked(db: Database, work: () => Promise<void>): Promise<Statement[]> {
  const { $client } = db as Database & { $client: pg.Pool };
  const asked: Statement[] = [];
  const query = $client.query;
  $client.query = noting(asked, query.bind($client));
  try {
    await work();
    return asked;
  } finally {
    $client.query = query;
  }
}

/** The rows of each statement, one after the other. */
export async function runEach(client: pg.Pool | pg.PoolClient, statements: readonly Statement[]) {
  const answers: unknown[] = [];
  for (const { name, sql: text, params: values } of statements)
    answers.push((await client.query({ ...(name && { name }), text, values })).rows);
  return answers;
}

/** What tells whose token it is: the product asks this before each answer. */
export async function recordWho(connection: pg.PoolConfig, token: string): Promise<Statement[]> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  try {
    const { db, asked } = recordingDatabase(pool);
    // Who asks is found with no more than this.
    await resolveActor({ db, clock: systemClock } as Platform, token, '127.0.0.1');
    return asked;
  } finally {
    await pool.end();
  }
}
