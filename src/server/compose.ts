import { randomUUID } from 'node:crypto';
import { defaultLocale } from '#domain/locale.ts';
import { resolveActor, resolveReaders } from './actor.ts';
import { contributors, listeners, routes, taskDefinitions } from './modules/register.ts';
import { visitor } from './platform/actor.ts';
import { keepLooking } from './platform/alarms/alarms.ts';
import { backupTasks } from './platform/backup/scheduled.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Context, createContext, type Platform } from './platform/context.ts';
import { openDatabase } from './platform/database/database.ts';
import { newestMigration } from './platform/database/migrate.ts';
import { openReplica } from './platform/database/replica.ts';
import { type SlowStatement, watchStatements } from './platform/database/slow-statements.ts';
import { createEvents } from './platform/events.ts';
import { platformTasks } from './platform/housekeeping.ts';
import { createApiHandler } from './platform/http/api.ts';
import { type App, createApp } from './platform/http/app.ts';
import { serveDocumentation } from './platform/http/documentation.ts';
import { createFallbackPages } from './platform/http/fallback-pages.ts';
import { createOwnHosts } from './platform/http/own-hosts.ts';
import { createPageCache } from './platform/http/page-cache.ts';
import { type RenderPage, respondWithObstacle, respondWithPage } from './platform/http/pages.ts';
import { busySeconds } from './platform/http/visitor-reads.ts';
import { type WriteLetter, writeLetterHere } from './platform/letter-words.ts';
import { notifyingBus } from './platform/live/bus.ts';
import { createLive } from './platform/live/live.ts';
import { redisBus } from './platform/live/redis-bus.ts';
import { liveRoute } from './platform/live/routes.ts';
import type { Log } from './platform/log.ts';
import { openMailer } from './platform/mailer.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { requireEveryPolicy } from './platform/registry.ts';
import type { Storage } from './platform/storage.ts';
import type { BossConnection } from './platform/tasks-queues.ts';
import { createTasks } from './platform/tasks-runner.ts';
import { router } from './router.ts';

export interface Server {
  app: App;
  platform: Platform;
  /** A context outside any request: tasks, commands, tests. */
  systemContext(id: string): Context;
  /** Says from now on that it is not ready, and answers all the same. */
  drain(): void;
  /** Tells the operator from now on what is amiss. */
  watch(): void;
  /** Ends what stays open by itself, so that closing the HTTP side waits for nothing but answers. */
  endStreams(): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds by which data on a visitor's page may be late, where another process wrote it. */
const pageTrust = 1000;

/** Puts the parts together; `main.ts` and the tests run the same composition. */
export function composeServer(parts: {
  config: Config;
  connection: BossConnection;
  /** The database itself where a pooler stands at `connection`: who listens needs a connection that stays. */
  direct?: BossConnection;
  storage: Storage;
  clock: Clock;
  log: Log;
  renderPage: RenderPage;
  /** Writes letters out; where it is called, unless told. */
  writeLetter?: WriteLetter;
  /** Routes that come before everything else (built assets, the development mailbox). */
  firstRoutes?: ((app: App, platform: Platform) => void)[];
  poolSize?: number;
  /** Only where tests move the time. */
  taskClock?: Clock;
}): Server {
  requireEveryPolicy();
  const { namesStatements, databaseReadUrl, role, liveUrl } = parts.config;
  const database = openDatabase(parts.connection, parts.poolSize ?? parts.config.databasePool, {
    namesStatements,
  });
  const tellSlow = (slow: SlowStatement) => parts.log.warn(slow, 'a slow statement');
  let written = 0;
  watchStatements(database.pool, tellSlow, {
    written: () => {
      written += 1;
    },
  });
  const direct = parts.direct ?? parts.connection;
  const notifying = notifyingBus(direct);
  const events = createEvents<Context>();
  const lastWork: (() => Promise<void>)[] = [];
  const platform = {
    config: parts.config,
    db: database.db,
    clock: parts.clock,
    log: parts.log,
    events,
    storage: parts.storage,
    mailer: openMailer(parts.config),
    writeLetter: parts.writeLetter ?? writeLetterHere,
    contributors,
    liveBus: liveUrl ? redisBus(liveUrl, { notifying, log: parts.log }) : notifying,
    beforeStop: (work) => void lastWork.push(work),
  } as Platform;
  if (databaseReadUrl && role !== 'tasks')
    platform.replica = openReplica({
      connection: { connectionString: databaseReadUrl },
      primary: { connection: parts.connection, pool: database.pool },
      size: parts.config.databasePool,
      namesStatements,
      log: parts.log,
    });
  platform.ownHosts = createOwnHosts(platform);
  const systemContext = (id: string) =>
    createContext(platform, {
      actor: visitor,
      locale: defaultLocale,
      request: { id, ip: '127.0.0.1', userAgent: '' },
    });
  platform.tasks = createTasks<Context>({
    connection: direct,
    grace: parts.config.stopGrace,
    definitions: [...platformTasks(parts.config), ...backupTasks(parts.config, direct), ...taskDefinitions],
    clock: parts.taskClock,
    log: parts.log,
    release: newestMigration(),
    runInContext: (work, { transaction }) => {
      const context = systemContext(`task-${randomUUID()}`);
      return transaction ? context.inTransaction(work) : work(context);
    },
  });
  for (const listen of listeners) listen(events);
  const live = createLive({
    bus: platform.liveBus,
    db: database.db,
    clock: parts.clock,
    log: parts.log,
    readersOf: (sessionIds) => resolveReaders(platform, sessionIds),
  });
  if (parts.config.metrics)
    platform.metrics = createMetrics({
      pool: database.pool,
      streams: () => live.count(),
      replica: platform.replica,
    });
  const api = createApiHandler(router);
  const now = () => parts.clock.now().getTime();
  const pageCache = parts.config.isDevelopmentServer
    ? undefined
    : createPageCache({ trust: pageTrust, now, written: () => written });
  const fallbackPages = createFallbackPages(parts.renderPage);
  let isStopping = false;
  const app = createApp({
    platform,
    isStopping: () => isStopping,
    api,
    resolveActor,
    firstRoutes: parts.firstRoutes ?? [],
    routes: [serveDocumentation, liveRoute(live), ...routes],
    pages: (c) =>
      respondWithPage(c, {
        render: parts.renderPage,
        api,
        pageCache,
        fallbackPages,
        liveId: live.lastId,
        sharedCalls: contributors.sharedCalls,
      }),
    busyPage: (c) =>
      respondWithObstacle(c, fallbackPages, { status: 503, retryAfterSeconds: busySeconds, isBusy: true }),
  });
  return {
    app,
    platform,
    systemContext,
    drain: () => {
      isStopping = true;
    },
    watch: () => {
      const end = keepLooking({ ...platform, pool: database.pool });
      platform.beforeStop(async () => end());
    },
    endStreams: live.close,
    stop: async () => {
      try {
        await live.close();
        await platform.tasks.stop();
        platform.mailer.close();
        for (const work of lastWork) await work();
      } finally {
        await platform.replica?.close();
        await database.close();
      }
    },
  };
}
