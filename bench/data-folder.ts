import { join } from 'node:path';
import { composeServer } from '#server/compose.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { silentLog } from '#server/platform/log.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';
import type { TestServer } from '#support/test-server.ts';
import { raisedLimits } from './product.ts';

type Server = ReturnType<typeof openServer>;

/** The server in this process, on a database that runs; it draws no pages. */
export function openServer(connection: Parameters<typeof composeServer>[0]['connection'], folder: string) {
  return composeServer({
    config: readConfig({ DATA_DIR: folder, RATE_LIMITS: raisedLimits }),
    connection,
    storage: createStorage({ dataFolder: folder }),
    clock: systemClock,
    log: silentLog,
    renderPage: async () => new Response(''),
  });
}

/** What the helpers of the tests ask of a server, this one has. */
export function asTestServer(server: Server): TestServer {
  return { ...server, clock: systemClock } as unknown as TestServer;
}

/** Fills a data folder for the product that runs on it afterwards; answers how to reach its database then. */
export async function fillFolder<Made>(folder: string, fill: (server: Server) => Promise<Made>) {
  const database = await startEmbeddedDatabase({ folder: join(folder, 'postgres') });
  try {
    await migrateDatabase(database.connection);
    const server = openServer(database.connection, folder);
    await server.platform.tasks.prepare();
    const made = await fill(server);
    await server.stop();
    return { connection: database.connection, made };
  } finally {
    await database.stop();
  }
}
