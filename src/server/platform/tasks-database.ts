import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openPool } from './database/database.ts';
import { isDatabaseAway } from './database/database-away.ts';
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
    listen: async (channel, onNotification, onReconnect) => {
      let isOpen = true;
      let client: pg.Client | undefined;
      let lostAt = 0;
      const open = async () => {
        const opened = await listenOn(connection, channel, onNotification);
        if (!isOpen) return opened.end();
        client = opened;
        opened.once('end', () => void lose(opened));
        if (lostAt > 0)
          log.warn({ seconds: (Date.now() - lostAt) / 1000 }, 'The database is back; tasks go on');
        lostAt = 0;
        onReconnect();
      };
      const lose = async (lost: pg.Client) => {
        if (!isOpen || client !== lost) return;
        client = undefined;
        lostAt = Date.now();
        log.error('The database went away; calls answer 503 until it is back');
        while (isOpen && !client) await sleep(pause).then(open).catch(ignore);
      };
      await open();
      const pulse = setInterval(() => client?.query('select 1').catch(() => client?.end()), 10_000).unref();
      return {
        close: async () => {
          isOpen = false;
          clearInterval(pulse);
          await client?.end().catch(ignore);
        },
      };
    },
    close: () => pool.end(),
  };
}

/** Makes an attempt again for as long as it fails because the database is away; after the signal no more. */
export async function untilBack<T>(
  attempt: () => Promise<T>,
  { signal, milliseconds }: { signal: AbortSignal; milliseconds: number },
): Promise<T> {
  const end = Date.now() + milliseconds;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > end) throw error;
      // A stop ends the wait: who is on the way down does not wait for a database.
      await sleep(pause, undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}

async function listenOn(
  connection: pg.PoolConfig,
  channel: string,
  onNotification: (payload: string) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  // Whatever breaks it also ends it.
  client.on('error', ignore);
  client.on('notification', ({ payload }) => payload !== undefined && onNotification(payload));
  try {
    await client.connect();
    await client.query(`listen "${channel}"`);
    return client;
  } catch (error) {
    await client.end().catch(ignore);
    throw error;
  }
}

function ignore(): void {
  // The end of the connection says it all.
}
