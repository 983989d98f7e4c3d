import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { composeServer, type Server } from '#server/compose.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { silentLog } from '#server/platform/log.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { createTasks } from '#server/platform/tasks-runner.ts';
import { type Load, type LoadFigures, startLoad } from './load.ts';

/** Milliseconds: how long the database was away, and how long after it was back things were done again. */
export interface Return {
  away: number;
  taken: number;
  task: number;
}

interface RestartFigures extends LoadFigures {
  /** Messages that were taken and are not there. */
  lostWrites: string[];
  /** Why the embedded database was given up. */
  givenUp: Error[];
}

export interface Restarts {
  /** What the database said. */
  lines: string[];
  /** Milliseconds that a write and a task take at most while nothing is amiss: how busy the machine is. */
  usual(): Promise<number>;
  /** Stops the database in good order, and starts it. */
  restart(): Promise<Return>;
  /** Ends the postmaster; the product starts it again. */
  kill(signal: 'SIGKILL' | 'SIGQUIT'): Promise<Return>;
  /** Ends the load, and counts. */
  figures(): Promise<RestartFigures>;
  /** Stops the product while its database is away; answers how many milliseconds it took. */
  stopWhileAway(): Promise<number>;
  stop(): Promise<void>;
}

/** A product on a database of its own, under load and with a task that can be waited for. No wait here is endless. */
export async function startRestarts(settings: Record<string, string>): Promise<Restarts> {
  const folder = await mkdtemp(join(tmpdir(), 'mihna-restarts-'));
  const closers = new Map([['folder', () => rm(folder, { recursive: true, force: true })]]);
  const stop = async () => {
    const last = [...closers].reverse();
    closers.clear();
    for (const [name, close] of last) await within(10, `${name} to stop`, close());
  };
  try {
    return await openGround({ folder, settings, closers, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Ground {
  folder: string;
  settings: Record<string, string>;
  /** What is to be stopped, the last one first. */
  closers: Map<string, () => Promise<void>>;
  stop(): Promise<void>;
}

async function openGround({ folder, settings, closers, stop }: Ground): Promise<Restarts> {
  const database = keepDatabase(join(folder, 'postgres'), settings);
  const connection = await database.start();
  closers.set('database', database.stop);
  await migrateDatabase(connection);
  const server = composeServer({
    config: readConfig({ DATA_DIR: folder, RATE_LIMITS: '1000000' }),
    connection,
    storage: createStorage({ dataFolder: folder }),
    clock: systemClock,
    log: silentLog,
    renderPage: async () => ({ status: 200, headers: new Headers(), body: 'a page' }),
  });
  closers.set('server', server.stop);
  await server.platform.tasks.start();
  const bells = await startBells(server, connection);
  closers.set('bells', bells.stop);
  const load = startLoad((path, init) => Promise.resolve(server.app.request(path, init)));
  closers.set('load', async () => void (await load.stop()));
  await load.untilTaken();

  const untilDone = async (went: number): Promise<Return> => {
    const away = performance.now() - went;
    const [taken, task] = await Promise.all([load.untilTaken(), bells.ring()]);
    return { away, taken, task };
  };
  return {
    lines: database.lines,
    async usual() {
      const quiet = [await untilDone(0), await untilDone(0), await untilDone(0)];
      return Math.max(...quiet.flatMap(({ taken, task }) => [taken, task]));
    },
    async restart() {
      await within(20, 'the database to stop', database.stop());
      const went = performance.now();
      await within(20, 'the database to start', database.start());
      return untilDone(went);
    },
    async kill(signal) {
      const went = performance.now();
      await within(20, 'the database to come back', database.kill(signal));
      return untilDone(went);
    },
    figures: () => figuresOf(server, load, database.givenUp),
    async stopWhileAway() {
      await within(20, 'the database to stop', database.stop());
      const began = performance.now();
      for (const name of ['bells', 'server']) {
        await within(10, `${name} to stop without a database`, closers.get(name)?.() ?? Promise.resolve());
        closers.delete(name);
      }
      return performance.now() - began;
    },
    stop,
  };
}

/** The product's own database, which stops and starts in good order or dies. */
function keepDatabase(folder: string, settings: Record<string, string>) {
  const lines: string[] = [];
  const givenUp: Error[] = [];
  let running: EmbeddedDatabase | undefined;
  let back = Promise.withResolvers<void>();
  return {
    lines,
    givenUp,
    async start() {
      running = await startEmbeddedDatabase({
        folder,
        settings,
        log: (line) => {
          lines.push(line);
          if (line.includes('up again')) back.resolve();
        },
        onLost: (error) => {
          givenUp.push(error);
          back.reject(error);
        },
      });
      return running.connection;
    },
    stop: async () => running?.stop(),
    async kill(signal: NodeJS.Signals) {
      back = Promise.withResolvers<void>();
      const marks = await readFile(join(folder, 'postmaster.pid'), 'utf8');
      process.kill(Number(marks.split('\n')[0]), signal);
      await back.promise;
    },
  };
}

async function figuresOf(server: Server, load: Load, givenUp: Error[]): Promise<RestartFigures> {
  const figures = await within(20, 'the load to stop', load.stop());
  const { rows } = await server.platform.db.execute<{ subject: string }>(
    sql`select subject from contact_messages`,
  );
  const kept = new Set(rows.map(({ subject }) => subject));
  return { ...figures, givenUp, lostWrites: figures.taken.filter((subject) => !kept.has(subject)) };
}

/** A task that tells when it is done, on connections of its own. */
async function startBells(server: Server, connection: EmbeddedDatabase['connection']) {
  const rang = new Map<string, () => void>();
  const bell = defineTask({
    name: 'tests.bell',
    payload: z.object({ id: z.string() }),
    run: async (_context: undefined, { id }) => rang.get(id)?.(),
  });
  const tasks = createTasks<undefined>({
    connection,
    definitions: [bell],
    log: silentLog,
    runInContext: (work) => work(undefined),
  });
  await tasks.start();
  const give = async (id: string, until: number): Promise<void> => {
    try {
      await tasks.enqueue(server.platform.db, bell, { id });
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(20);
      await give(id, until);
    }
  };
  return {
    stop: tasks.stop,
    /** The milliseconds until a task that is given now is done. */
    async ring(): Promise<number> {
      const id = String(rang.size);
      const started = performance.now();
      const heard = new Promise<void>((resolve) => rang.set(id, resolve));
      await within(
        15,
        'a task to be done',
        give(id, started + 15_000).then(() => heard),
      );
      return performance.now() - started;
    },
  };
}

/** Fails where some work takes longer than so many seconds. */
async function within<T>(seconds: number, what: string, work: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = sleep(seconds * 1000, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`Waited ${seconds} s for ${what}`);
  });
  late.catch(() => undefined);
  return Promise.race([work, late]).finally(() => ended.abort());
}
