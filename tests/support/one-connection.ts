import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Makes every transaction on `db` fail that asks the pool for a second connection: once each connection is held by one
 * that waits for another, nothing goes on. Answers whether it is asked inside one.
 */
export function refuseSecondConnections(db: Database): () => boolean {
  const { $client: pool } = db as Database & { $client: pg.Pool };
  const inside = new AsyncLocalStorage<true>();
  const { transaction } = db;
  db.transaction = (work, config) => transaction((inner) => inside.run(true, () => work(inner)), config);
  const connect = pool.connect.bind(pool) as (...values: unknown[]) => unknown;
  pool.connect = ((...values: unknown[]) => {
    if (inside.getStore()) throw new Error('A transaction asks for a second connection');
    return connect(...values);
  }) as typeof pool.connect;
  return () => inside.getStore() === true;
}
