import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openPool } from './database/database.ts';
import { isDatabaseAway } from './database/database-away.ts';
import { openListener } from './database/listener.ts';
import type { Log } from './log.ts';

/** What pg-boss asks of a database of ours. */
export interface TasksDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }>;
  close(): Promise<void>;
}

const pause = 250;
/** How long a statement waits for a database that is away: ten minutes. */
const patience = 10 * 60_000;

/**
 * The tasks' own connections. A database that goes away keeps their statements waiting until it is back, or until
 * `stopping`; whoever listens hears of tasks again within half a second of its return. (pg-boss's own tries again ever
 * more seldom.)
 */
export function openTasksDatabase(
  connection: pg.PoolConfig,
  { log, stopping }: { log: Log; stopping: AbortSignal },
): TasksDatabase {
  const pool = openPool({
    ...connection,
    application_name: 'mihna tasks',
    max: 4,
    // pg-boss may change its own tables, which takes a while; a database that says nothing for so long is away.
    query_timeout: 300_000,
  });
  return {
    executeSql: (text, values) =>
      untilBack(() => pool.query<Record<string, unknown>>(text, values), {
        signal: stopping,
        milliseconds: patience,
      }),
    listen: (channel, onNotification, onReconnect) =>
      openListener(connection, {
        channel,
        onNotification,
        onListening: onReconnect,
        onLost: () => log.error('The database went away; calls answer 503 until it is back'),
        onBack: (seconds) => log.warn({ seconds }, 'The database is back; tasks go on'),
      }),
    close: () => pool.end(),
  };
}

/** Makes an attempt again for as long as it fails because the database is away; after the signal no more. */
export async function untilBack<T>(
  attempt: () => Promise<T>,
  { signal, milliseconds }: { signal: AbortSignal; milliseconds: number },
): Promise<T> {
  const end = performance.now() + milliseconds;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > end) throw error;
      // A stop ends the wait: who is on the way down does not wait for a database.
      await sleep(pause, undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}
