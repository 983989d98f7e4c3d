import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { composeServer, type Server } from '#server/compose.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { silentLog } from '#server/platform/log.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { createTasks } from '#server/platform/tasks-runner.ts';
import { type LoadFigures, startLoad } from './load.ts';

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
  server: Server;
  /** What the database said. */
  lines: string[];
  /** Milliseconds that a write and a task take at most while nothing is amiss: how busy the machine is. */
  usual(): Promise<number>;
  /** Stops the database in good order, and starts it. */
  restart(whileAway?: () => Promise<void>): Promise<Return>;
  /** Ends the postmaster; the product starts it again. */
  kill(signal: 'SIGKILL' | 'SIGQUIT'): Promise<Return>;
  /** Ends the load, and counts. */
  figures(): Promise<RestartFigures>;
  stop(): Promise<void>;
}

/** A product on a database of its own, under load and with a task that can be waited for. */
export async function startRestarts(settings: Record<string, string>): Promise<Restarts> {
  const folder = await mkdtemp(join(tmpdir(), 'mihna-restarts-'));
  const lines: string[] = [];
  const givenUp: Error[] = [];
  let hearReturn = () => {};
  let hearLoss = (_error: Error) => {};
  const startDatabase = () =>
    startEmbeddedDatabase({
      folder: join(folder, 'postgres'),
      settings,
      log: (line) => {
        lines.push(line);
        if (line.includes('up again')) hearReturn();
      },
      onLost: (error) => {
        givenUp.push(error);
        hearLoss(error);
      },
    });
  let database: EmbeddedDatabase = await startDatabase();
  const { connection } = database;
  const migrating = openDatabase(connection, 1);
  await migrateDatabase(migrating.pool);
  await migrating.close();
  const server = composeServer({
    config: readConfig({ DATA_DIR: folder, RATE_LIMITS: '1000000' }),
    connection,
    storage: createStorage({ dataFolder: folder }),
    clock: systemClock,
    log: silentLog,
    renderPage: async () => ({ status: 200, headers: new Headers(), body: 'a page' }),
  });
  await server.platform.tasks.start();
  const bells = await startBells(server, connection);
  const load = startLoad((path, init) => Promise.resolve(server.app.request(path, init)));
  await load.untilTaken();

  const untilBack = async (went: number): Promise<Return> => {
    const away = performance.now() - went;
    const [taken, task] = await Promise.all([load.untilTaken(), bells.ring()]);
    return { away, taken, task };
  };
  return {
    server,
    lines,
    async usual() {
      const quiet = [await untilBack(0), await untilBack(0), await untilBack(0)];
      return Math.max(...quiet.flatMap(({ taken, task }) => [taken, task]));
    },
    async restart(whileAway) {
      await database.stop();
      const went = performance.now();
      await whileAway?.();
      database = await startDatabase();
      return untilBack(went);
    },
    async kill(signal) {
      const isBack = new Promise<void>((resolve, reject) => {
        hearReturn = resolve;
        hearLoss = reject;
      });
      const marks = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8');
      const went = performance.now();
      process.kill(Number(marks.split('\n')[0]), signal);
      await isBack;
      return untilBack(went);
    },
    async figures() {
      const figures = await load.stop();
      const { rows } = await server.platform.db.execute<{ subject: string }>(
        sql`select subject from contact_messages`,
      );
      const kept = new Set(rows.map(({ subject }) => subject));
      return { ...figures, givenUp, lostWrites: figures.taken.filter((subject) => !kept.has(subject)) };
    },
    async stop() {
      await load.stop();
      await bells.stop();
      await server.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
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
  return {
    stop: tasks.stop,
    /** The milliseconds until a task that is given now is done. */
    async ring(): Promise<number> {
      const id = String(rang.size);
      const started = performance.now();
      const heard = new Promise<void>((resolve) => rang.set(id, resolve));
      for (;;) {
        try {
          await tasks.enqueue(server.platform.db, bell, { id });
          break;
        } catch (error) {
          if (performance.now() - started > 30_000) throw error;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
      await heard;
      return performance.now() - started;
    },
  };
}
