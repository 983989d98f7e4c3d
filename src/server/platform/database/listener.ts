import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

interface Listening {
  channel: string;
  onNotification(payload: string): void;
  /** At first, and each time that the connection stands again: what was said in between was not heard. */
  onListening(): void;
  onLost?(): void;
  /** After so many seconds. */
  onBack?(seconds: number): void;
}

export interface Listener {
  close(): Promise<void>;
}

const pause = 250;

/**
 * A connection of its own that hears the notifications of a channel. One that breaks is opened again, half a second at
 * most after the database is back; fails where there is none at first.
 */
export async function openListener(connection: pg.PoolConfig, listening: Listening): Promise<Listener> {
  let isOpen = true;
  let client: pg.Client | undefined;
  let lostAt = 0;
  const open = async () => {
    const opened = await listenOn(connection, listening);
    if (!isOpen) return opened.end();
    client = opened;
    opened.once('end', () => void lose(opened));
    if (lostAt > 0) listening.onBack?.((Date.now() - lostAt) / 1000);
    lostAt = 0;
    listening.onListening();
  };
  const lose = async (lost: pg.Client) => {
    if (!isOpen || client !== lost) return;
    client = undefined;
    lostAt = Date.now();
    listening.onLost?.();
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
}

async function listenOn(
  connection: pg.PoolConfig,
  { channel, onNotification }: Listening,
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
