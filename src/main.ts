import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { productName } from './domain/product.ts';
import { composeServer } from './server/compose.ts';
import { loadDemoData } from './server/demo/load.ts';
import { writeFirstContent } from './server/modules/content/first-content.ts';
import { goOnKeepingBuild } from './server/modules/files/builds/keep-build.ts';
import { isOwnUnmarked } from './server/modules/files/ownership-service.ts';
import { hasDemoAccounts } from './server/modules/identity/demo-service.ts';
import { sealedColumns, sealTheReadable } from './server/modules/register.ts';
import { systemClock } from './server/platform/clock.ts';
import { type Config, readConfig } from './server/platform/config.ts';
import type { Platform } from './server/platform/context.ts';
import { lockDataFolder } from './server/platform/data-folder.ts';
import { openDatabase } from './server/platform/database/database.ts';
import { startEmbeddedDatabase } from './server/platform/database/embedded.ts';
import { migrateDatabase } from './server/platform/database/migrate.ts';
import { latinOnly, seesAllScripts } from './server/platform/database/scripts.ts';
import type { App } from './server/platform/http/app.ts';
import { listAssets, serveAssets } from './server/platform/http/assets.ts';
import type { RenderPage } from './server/platform/http/pages.ts';
import { startRenderPool } from './server/platform/http/render-pool.ts';
import { settleInstallation } from './server/platform/installation.ts';
import { startLetterThread } from './server/platform/letter-thread.ts';
import { createLog, type Log } from './server/platform/log.ts';
import { readableError } from './server/platform/log-lines.ts';
import { mailbox } from './server/platform/mailbox.ts';
import { serveMetrics } from './server/platform/metrics/serve-metrics.ts';
import { keepRefusedCounts } from './server/platform/refused-counts.ts';
import { safeMessage } from './server/platform/safe-error.ts';
import { settleSealedColumns } from './server/platform/sealed-columns.ts';
import { refuseStart, showsMailbox, warnOfStart } from './server/platform/start-rules.ts';
import { createStorage } from './server/platform/storage-from-url.ts';
import type { BossConnection } from './server/platform/tasks-queues.ts';
import { WrongSetting } from './server/platform/wrong-setting.ts';

const closers: (() => Promise<void> | void)[] = [];
const stopping = new AbortController();
/** Milliseconds; longer where the settings give answers and tasks more time. */
let longestStop = 30_000;
// Heard before anything is opened: a stop may come at any moment of the start.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

const started = Promise.try(() => start(readConfig(process.env)));
try {
  await started;
} catch (error) {
  // A start that was told to stop ends with the stop.
  if (!stopping.signal.aborted) {
    process.stderr.write(error instanceof WrongSetting ? `${error.message}\n` : readableError(error));
    await closeAll();
    process.exit(1);
  }
}

/** Configuration → database → migrations → tasks → HTTP (API, pages, files). */
async function start(config: Config): Promise<void> {
  longestStop = (config.drainSeconds + 2 * config.stopGrace + 10) * 1000;
  const log = createLog({ level: config.logLevel, readable: process.stdout.isTTY });
  const warning = warnOfStart(config);
  if (warning) log.warn(warning);
  await mkdir(config.dataFolder, { recursive: true });
  const connection = await connect(config, log);
  const direct = config.databaseDirectUrl ? { connectionString: config.databaseDirectUrl } : connection;
  const { isNewer } = await migrateDatabase(direct);
  if (isNewer) log.warn(newerTables);
  await warnOfScripts(direct, log);
  const storage = createStorage({ url: config.storageUrl, dataFolder: config.dataFolder });
  const pages = await openPages(config);
  const letters = startLetterThread();
  closers.push(letters.stop);
  const server = composeServer({
    config,
    connection,
    direct,
    storage,
    clock: systemClock,
    log,
    renderPage: pages.render,
    writeLetter: letters.write,
    firstRoutes: [...pages.routes, ...developmentRoutes(config)],
  });
  keep(server.stop);
  await settleInstallation(server.platform, isOwnUnmarked);
  const refusal = refuseStart(config, {
    hasDemoAccounts: await hasDemoAccounts(server.systemContext('start')),
  });
  if (refusal) throw new WrongSetting(refusal);
  await settleSealedColumns(server.platform, sealedColumns);
  await writeFirstContent(server.platform.db);
  keepRefusedCounts(server.platform);
  server.watch();
  if (config.role === 'web') await server.platform.tasks.prepare();
  else await server.platform.tasks.start();
  const inAnHour = { startAfter: new Date(Date.now() + 3_600_000), singletonKey: 'start' };
  await server.platform.tasks.enqueue(server.platform.db, sealTheReadable, {}, inAnHour);
  const demo = config.loadsDemo ? await loadDemoData(server.systemContext('demo')) : undefined;
  stopping.signal.throwIfAborted();
  // A process beside others is asked for its files through them as soon as it is open; one alone opens first.
  if (config.databaseUrl && pages.folder) await goOnKeepingBuild(server.platform, pages.folder);
  await listen(config, server.app);
  if (!config.databaseUrl && pages.folder) void goOnKeepingBuild(server.platform, pages.folder);
  if (config.metrics && server.platform.metrics) {
    const port = await serveMetrics(server.platform.metrics, config.metrics);
    keep(() => void port.close());
  }
  keep(server.endStreams);
  keep(async () => {
    server.drain();
    await sleep(config.drainSeconds * 1000);
  });
  process.stdout.write(`\n${productName} is open at ${config.publicUrl}\n${demo ?? ''}\n`);
  process.once('uncaughtException', (error) => endNow(log, error, 'an error nobody caught; stopping'));
}

const newerTables =
  'The tables are those of a newer version. This one works with them while it is being replaced, not for good: ' +
  'start the newer version here, too.';

/** Said at each start, because searches in Arabic are slow until it is mended. */
async function warnOfScripts(connection: BossConnection, log: Log): Promise<void> {
  const { pool, close } = openDatabase(connection, 1);
  try {
    if (!(await seesAllScripts((statement) => pool.query(statement)))) log.warn(latinOnly);
  } finally {
    await close();
  }
}

/** The mailbox of the letters that no mail server takes; never in production. */
function developmentRoutes(config: Config): ((app: App, platform: Platform) => void)[] {
  if (!showsMailbox(config)) return [];
  return [(app, platform) => void app.route('/', mailbox(platform))];
}

async function connect(config: Config, log: Log): Promise<BossConnection> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl };
  const lock = await lockDataFolder(config.dataFolder);
  keep(lock.release);
  const database = await startEmbeddedDatabase({
    folder: join(config.dataFolder, 'postgres'),
    log: (line) => log.warn({ source: 'database' }, line),
    onLost: (error) => endNow(log, error, 'the database has ended for good; stopping'),
    stopping: stopping.signal,
  });
  keep(database.stop);
  return database.connection;
}

interface Pages {
  render: RenderPage;
  routes: ((app: App) => void)[];
  /** Where the built files of the browser lie. */
  folder?: string;
}

async function openPages(config: Config): Promise<Pages> {
  // Such a process answers nothing but whether it lives.
  if (config.role === 'tasks') return { render: async () => new Response(null, { status: 404 }), routes: [] };
  if (config.isDevelopmentServer)
    return (await import('./server/platform/http/development.ts')).openDevelopmentPages();
  const folder = join(process.cwd(), 'dist/web');
  if (!existsSync(join(folder, 'server/server.js')))
    throw new WrongSetting('The pages are not built: run `npm start`.');
  const threads = await startRenderPool(pathToFileURL(join(folder, 'server/server.js')).href);
  keep(threads.stop);
  const client = join(folder, 'client');
  return { render: threads.render, routes: [serveAssets(await listAssets(client))], folder: client };
}

function listen(config: Config, app: App): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = serve({
      fetch: app.fetch,
      port: config.port,
      hostname: config.host,
      serverOptions: { headersTimeout: 10_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 },
    });
    server.once('listening', () => resolve());
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, config)));
    closers.push(
      () =>
        new Promise<void>((done) => {
          server.close(() => done());
          setTimeout(done, config.stopGrace * 1000).unref();
        }),
    );
  });
}

function explain(error: NodeJS.ErrnoException, config: Config): Error {
  if (error.code === 'EADDRINUSE') {
    return new WrongSetting(
      `Port ${config.port} is in use. Stop the program that uses it, or start with another: PORT=${config.port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new WrongSetting(`Port ${config.port} may not be used here. Choose one above 1024 with PORT.`);
  if (error.code === 'EADDRNOTAVAIL')
    return new WrongSetting(`HOST is wrong: ${config.host} is no address of this machine.`);
  return error;
}

/** Nothing here mends it: one second to close what can be closed, then a supervisor may begin anew. */
function endNow(log: Log, error: Error, words: string): void {
  log.fatal({ err: error }, words);
  const end = () => process.exit(1);
  setTimeout(end, 1000);
  void closeAll().then(end, end);
}

/** To be closed by the stop, the latest first. A start that is being stopped goes no further. */
function keep(close: () => Promise<void> | void): void {
  closers.push(close);
  stopping.signal.throwIfAborted();
}

/** Signals may come twice (npm and the terminal, a supervisor): the first one counts. No stop lasts for ever. */
function stop(): void {
  if (stopping.signal.aborted) return;
  stopping.abort();
  setTimeout(() => process.exit(1), longestStop).unref();
  // Once more when the start has ended: what it opened meanwhile.
  void closeAll()
    .then(() => started.catch(() => undefined))
    .then(closeAll)
    .finally(() => process.exit(0));
}

/** What does not close in good order keeps nothing else open, the database least of all. */
async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse())
    await Promise.try(close).catch((error) => void process.stderr.write(`${safeMessage(error)}\n`));
}
