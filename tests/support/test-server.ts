import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { composeServer, type Server } from '#server/compose.ts';
import { isOwnUnmarked } from '#server/modules/files/ownership-service.ts';
import { type FixedClock, fixedClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';

import type { App } from '#server/platform/http/app.ts';

import type { RenderPage } from '#server/platform/http/pages.ts';

import { settleInstallation } from '#server/platform/installation.ts';

import { writeLetterHere } from '#server/platform/letter-words.ts';
import { type Log, silentLog } from '#server/platform/log.ts';
import type { Storage } from '#server/platform/storage.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';
import { copyOfTemplate } from './database-copy.ts';
import { refuseSecondConnections } from './one-connection.ts';
import { keepServer } from './sites.ts';

/** A server on its own copy of the database; time stands still until a test moves `clock`. */
export interface TestServer extends Server {
  clock: FixedClock;
  /** Runs all background work that is due (letters included). */
  runTasks(): Promise<number>;
  /** Its database. */
  connection: { host: string; user: string; database: string };
}

export interface TestParts {
  /** Where the server writes; nowhere unless told. */
  log?: Log;
  /** Routes besides the product's own. */
  firstRoutes?: ((app: App) => void)[];
  /** Where it keeps files; a folder of its own unless told. */
  storage?: Storage;
  /** Whether the start sees to it that database and storage belong together, as the product's does; true unless told. */
  isSettled?: boolean;
  /** The database it is on, which goes with it; a copy of the empty one unless told. */
  database?: string;
  /** What renders its pages; a fixed text unless told. */
  renderPage?: RenderPage;
}

const testNow = new Date('2026-11-21T09:00:00Z');

/** Starts a server before the tests of a file and drops it afterwards: `const server = testServer()`, then `server()`. */
export function testServer(settings: Record<string, string> = {}, parts: TestParts = {}): () => TestServer {
  let server: (TestServer & { drop(): Promise<void> }) | undefined;
  beforeAll(async () => {
    server = await startTestServer(settings, parts);
  });
  afterAll(async () => {
    await server?.drop();
  });
  return () => {
    if (!server) throw new Error('The server is there once the tests run');
    return server;
  };
}

/** The same without hooks, for tests that need two servers. */
export async function startTestServer(
  settings: Record<string, string> = {},
  {
    log = silentLog,
    firstRoutes = [],
    renderPage = aPage,
    storage,
    isSettled = true,
    ...parts
  }: TestParts = {},
) {
  const { host, user } = inject('database');
  const database = parts.database ?? (await createDatabase(host, user));
  const dataFolder = await mkdtemp(join(tmpdir(), 'mihna-data-'));
  const clock = fixedClock(testNow);
  const server = composeServer({
    config: readConfig({
      DATA_DIR: dataFolder,
      RATE_LIMITS: '1000',
      // On a busy machine, too, what a test uploads has been read when it is answered.
      READING_PATIENCE: '60',
      PUBLIC_URL: 'http://localhost:3000',
      ...settings,
    }),
    connection: { host, user, database },
    storage: storage ?? createStorage({ dataFolder }),
    clock,
    taskClock: clock,
    log,
    firstRoutes,
    renderPage,
  });
  if (isSettled) await settleInstallation(server.platform, isOwnUnmarked);
  const isInTransaction = refuseSecondConnections(server.platform.db);
  server.platform.writeLetter = (letter) => {
    if (isInTransaction()) throw new Error('A letter is written out inside a transaction');
    return writeLetterHere(letter);
  };
  keepServer(server);
  return {
    ...server,
    clock,
    connection: { host, user, database },
    runTasks: () => server.platform.tasks.runDue(),
    async drop() {
      await server.stop();
      await dropDatabase(host, user, database);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/**
 * A further process's composition on the same database, and on the same disk and by the same clock unless it is given its
 * own; stop it before the first is dropped.
 */
export async function startSecondServer(
  { connection, platform, ...first }: TestServer,
  {
    storage = platform.storage,
    clock = first.clock,
  }: Pick<TestParts, 'storage'> & { clock?: FixedClock } = {},
): Promise<Server> {
  const { config, log } = platform;
  return composeServer({ config, connection, storage, clock, taskClock: clock, log, renderPage: aPage });
}

const aPage: RenderPage = async () => new Response('a page', { headers: { 'content-type': 'text/html' } });

async function createDatabase(host: string, user: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(host, user, copyOfTemplate(name));
  return name;
}

async function dropDatabase(host: string, user: string, name: string): Promise<void> {
  await command(host, user, `drop database if exists ${name} with (force)`);
}

async function command(host: string, user: string, statement: string): Promise<void> {
  const owner = openDatabase({ host, user, database: 'postgres' }, 1);
  try {
    await owner.pool.query(statement);
  } finally {
    await owner.close();
  }
}
