import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { longestLag, readPosition } from '#server/platform/database/replica.ts';
import { type Check, look, well, wrong } from './findings.ts';

/** Nothing where no replica is set. */
export function replicaChecks(primary: pg.Pool, { databaseReadUrl }: Config): Check[] {
  if (!databaseReadUrl) return [];
  return [{ about: 'Replica', examine: () => checkReplica(primary, databaseReadUrl) }];
}

/** Waits until it has what the primary has now; how long that takes is its lag. */
async function checkReplica(primary: pg.Pool, address: string) {
  const { pool, close } = openDatabase({ connectionString: address }, 1);
  try {
    const { rows } = await pool.query<{ replica: boolean }>('select pg_is_in_recovery() as replica');
    const written = await readPosition(primary);
    const began = performance.now();
    for (;;) {
      const replayed = await readPosition(pool);
      if (replayed.installation !== written.installation)
        return wrong('DATABASE_READ_URL names another database: visitors would read what is not theirs.');
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      const missing = BigInt(written.position) - BigInt(replayed.position);
      if (missing <= 0n)
        return rows[0]?.replica
          ? well(`It had what the primary has within ${seconds} s; visitors read it.`)
          : look('DATABASE_READ_URL names a primary, not a replica.');
      if (seconds > longestLag)
        return wrong(
          `It lacks ${missing} bytes that were written more than ${longestLag} s ago; visitors read the primary meanwhile.`,
        );
      await sleep(100);
    }
  } finally {
    await close();
  }
}
