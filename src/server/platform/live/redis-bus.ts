import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import type { Log } from '#server/platform/log.ts';
import type { LiveBus } from './bus.ts';

const channel = 'mihna:live';

/**
 * The bus over Redis or Valkey, for installations where the one lock that each notification takes at its commit is too
 * much. The database is listened to as well: it tells of ended sessions by itself, and of what a process without this
 * setting publishes. While Redis is away, what changed is heard with the next beat.
 */
export function redisBus(url: string, { notifying, log }: { notifying: LiveBus; log: Log }): LiveBus {
  let publisher: ReturnType<typeof openRedis> | undefined;
  const failed = (error: unknown) =>
    log.warn({ err: error }, 'Redis is away: open pages hear with the next beat');
  const publish = async (payload: string) => {
    publisher ??= openPublisher();
    const client = await publisher;
    if (client.isReady) await client.publish(channel, payload);
  };
  const openPublisher = async () => {
    const client = await openRedis(url, failed);
    // What was told while it was away stands in the table: one look finds all of it.
    client.on('ready', () => void client.publish(channel, '').catch(failed));
    return client;
  };
  return {
    // Ended sessions are told by the database, the rest by Redis.
    isInOrder: false,
    withCommit: () => sql`null`,
    afterCommit: (payload) => void publish(payload).catch(failed),
    async listen(hearer) {
      const listener = await notifying.listen(hearer);
      const client = await openRedis(url, failed);
      client.on('ready', hearer.onListening);
      const subscribed = client.subscribe(channel, hearer.onTold).then(hearer.onListening, failed);
      if (client.isReady) await subscribed;
      return {
        async close() {
          client.destroy();
          await listener.close();
        },
      };
    },
    async close() {
      const client = await publisher;
      client?.destroy();
    },
  };
}

/** Connected, or trying again by itself until it is: nothing waits for a Redis that is away. */
async function openRedis(url: string, failed: (error: unknown) => void) {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(100 * (tries + 1), 2000) },
  });
  let isAway = false;
  client.on('ready', () => {
    isAway = false;
  });
  client.on('error', (error) => {
    if (!isAway) failed(error);
    isAway = true;
  });
  const settled = Promise.race([once(client, 'ready'), once(client, 'error').catch(() => undefined)]);
  void client.connect().catch(() => undefined);
  await settled.catch(() => undefined);
  return client;
}
