import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { composeServer } from '#server/compose.ts';
import { systemClock } from '#server/platform/clock.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { DataFolderRefused, lockDataFolder } from '#server/platform/data-folder.ts';
import { embeddedConnection, startEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { silentLog } from '#server/platform/log.ts';
import type { Storage } from '#server/platform/storage.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';
import type { BossConnection } from '#server/platform/tasks-queues.ts';

/**
 * Runs a command's work on the product's database, whether the product runs at the same time or not; the tasks that
 * it leaves are done by the product.
 */
export async function withContext<T>(work: (context: Context) => Promise<T>): Promise<T> {
  return withParts(readConfig(process.env), {}, async ({ config, connection, storage }) => {
    await migrateDatabase(connection);
    const server = composeParts(config, connection, storage);
    try {
      await server.platform.tasks.prepare();
      return await work(server.systemContext('command'));
    } finally {
      await server.stop();
    }
  });
}

export interface Parts {
  config: Config;
  connection: BossConnection;
  storage: Storage;
}

/**
 * Opens what the settings name, as it is: nothing is migrated. The work is alone in the data folder where it must be;
 * then a product that runs there ends it with a sentence.
 */
export async function withParts<T>(
  config: Config,
  { isAlone = false }: { isAlone?: boolean },
  work: (parts: Parts) => Promise<T>,
): Promise<T> {
  await mkdir(config.dataFolder, { recursive: true });
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  const database = await openConnection(config, { stopping: stopping.signal, isAlone });
  // Who is interrupted leaves no database running.
  const end = () => void database.close().finally(() => process.exit(130));
  if (stopping.signal.aborted) end();
  stopping.signal.addEventListener('abort', end, { once: true });
  try {
    const storage = createStorage({ url: config.storageUrl, dataFolder: config.dataFolder });
    return await work({ config, connection: database.connection, storage });
  } finally {
    await database.close();
  }
}

/** Makes the queues that waiting tasks belong to. */
export async function prepareTasks(
  config: Config,
  connection: BossConnection,
  storage: Storage,
): Promise<void> {
  const server = composeParts(config, connection, storage);
  try {
    await server.platform.tasks.prepare();
  } finally {
    await server.stop();
  }
}

function composeParts(config: Config, connection: BossConnection, storage: Storage) {
  return composeServer({
    ...{ config, connection, storage, clock: systemClock, log: silentLog, poolSize: 2 },
    renderPage: async () => new Response(null, { status: 404 }),
  });
}

async function openConnection(
  config: Config,
  { stopping, isAlone }: { stopping: AbortSignal; isAlone: boolean },
): Promise<{ connection: BossConnection; close(): Promise<void> }> {
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  if (url) return { connection: { connectionString: url }, close: async () => undefined };
  const folder = join(config.dataFolder, 'postgres');
  try {
    const lock = await lockDataFolder(config.dataFolder);
    const database = await startEmbeddedDatabase({ folder, stopping });
    const close = async () => {
      await database.stop();
      await lock.release();
    };
    return { connection: database.connection, close };
  } catch (error) {
    if (isAlone || !(error instanceof DataFolderRefused)) throw error;
    // The product holds the folder: its database is up, and takes one more client.
    return { connection: embeddedConnection(folder), close: async () => undefined };
  }
}
