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
import { createStorage } from '#server/platform/storage-from-url.ts';
import type { BossConnection } from '#server/platform/tasks-queues.ts';

/**
 * Runs a command's work on the product's database, whether the product runs at the same time or not; the tasks that
 * it leaves are done by the product.
 */
export async function withContext<T>(work: (context: Context) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  await mkdir(config.dataFolder, { recursive: true });
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  const database = await openConnection(config, stopping.signal);
  // Who is interrupted leaves no database running.
  const end = () => void database.close().finally(() => process.exit(130));
  if (stopping.signal.aborted) end();
  stopping.signal.addEventListener('abort', end, { once: true });
  try {
    await migrateDatabase(database.connection);
    const server = composeServer({
      config,
      connection: database.connection,
      storage: createStorage({ url: config.storageUrl, dataFolder: config.dataFolder }),
      clock: systemClock,
      log: silentLog,
      renderPage: async () => new Response(null, { status: 404 }),
      poolSize: 2,
    });
    try {
      await server.platform.tasks.prepare();
      return await work(server.systemContext('command'));
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
  }
}

async function openConnection(
  config: Config,
  stopping: AbortSignal,
): Promise<{ connection: BossConnection; close(): Promise<void> }> {
  if (config.databaseUrl) {
    return { connection: { connectionString: config.databaseUrl }, close: async () => undefined };
  }
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
    if (!(error instanceof DataFolderRefused)) throw error;
    // The product holds the folder: its database is up, and takes one more client.
    return { connection: embeddedConnection(folder), close: async () => undefined };
  }
}
