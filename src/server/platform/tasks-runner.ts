import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss, type SendOptions } from 'pg-boss';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Log } from './log.ts';
import { type AnyTask, TaskIsHopeless, type Tasks } from './tasks.ts';
import { openTasksDatabase, untilBack } from './tasks-database.ts';
import { readDeadLetters, takeDeadLetter } from './tasks-dead.ts';
import { runDueTasks } from './tasks-due.ts';
import { installQueues } from './tasks-install.ts';
import { type BossConnection, createBoss, startWorkers } from './tasks-queues.ts';

export interface TasksOptions<Context> {
  connection: BossConnection;
  definitions: readonly AnyTask<Context>[];
  /** Opens the context of one attempt, with a transaction around the work or without. */
  runInContext(work: (context: Context) => Promise<void>, options: { transaction: boolean }): Promise<void>;
  log: Log;
  /** Seconds that a stop waits for what is under way; 10 unless told. */
  grace?: number;
  /** Which of two versions is the newer one: the number of the newest migration, or any other that grows. */
  release?: number;
  /** Only where tests move the time; else the database's own clock decides what is due. */
  clock?: Clock;
}

/** The background work of the process, on pg-boss in the schema `tasks` of the same database. */
export function createTasks<Context>(options: TasksOptions<Context>): Tasks {
  const { connection, definitions, log, clock, release = 0, grace = 10 } = options;
  refuseTwins(definitions);
  const stopping = new AbortController();
  const database = openTasksDatabase(connection, { log, stopping: stopping.signal });
  const boss = createBoss(database, log);
  let ready: Promise<void> | undefined;

  const prepare = () => {
    ready ??= installQueues(boss, definitions, release);
    return ready;
  };
  // What a lost database cut short is begun again when it is back, rather than after the wait of a failure.
  const attempt = (task: AnyTask<Context>, data: unknown) =>
    untilBack(() => runTask(options, task, data), { signal: stopping.signal, milliseconds: 30_000 });

  return {
    async enqueue(db, task, payload, { startAfter, singletonKey } = {}) {
      const data = task.payload.parse(payload) === undefined ? {} : payload;
      await prepare();
      return send(boss, db, task.name, data, {
        singletonKey: singletonKey ?? randomUUID(),
        startAfter: startAfter ?? clock?.now(),
      });
    },
    async enqueueEach(db, task, each) {
      if (each.length === 0) return;
      await prepare();
      const jobs = each.map(({ payload, startAfter }) => ({
        data: (task.payload.parse(payload) === undefined ? {} : payload) as object,
        singletonKey: randomUUID(),
        startAfter,
      }));
      await boss.insert(task.name, jobs, { db: fromDrizzle(db, sql) });
    },
    prepare,
    async start() {
      await prepare();
      await startWorkers(boss, definitions, attempt, log);
    },
    async stop() {
      // pg-boss ends once its statements do; one that waited for a database would keep it for minutes.
      stopping.abort();
      if (ready) await boss.stop({ graceful: true, timeout: grace * 1000 });
      await database.close();
    },
    async runDue(dueOptions = {}) {
      await prepare();
      return runDueTasks(boss, definitions, attempt, { now: clock?.now(), ...dueOptions });
    },
    async deadLetters(limit = 100) {
      await prepare();
      return readDeadLetters(boss, limit);
    },
    async retryDead(db, id) {
      await prepare();
      const dead = await takeDeadLetter(db, id);
      const task = definitions.find(({ name }) => name === dead?.task);
      if (!dead || !task) return false;
      await send(boss, db, task.name, dead.payload, {
        singletonKey: randomUUID(),
        startAfter: clock?.now(),
      });
      return true;
    },
  };
}

function refuseTwins(definitions: readonly { name: string }[]): void {
  const names = definitions.map(({ name }) => name);
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin) throw new Error(`Two tasks are called ${twin}`);
}

function send(
  boss: PgBoss,
  db: Database,
  name: string,
  data: unknown,
  options: SendOptions,
): Promise<string | null> {
  return boss.send(name, data as object, { ...options, db: fromDrizzle(db, sql) });
}

async function runTask<Context>(
  { runInContext, log }: TasksOptions<Context>,
  task: AnyTask<Context>,
  data: unknown,
): Promise<void> {
  const payload = task.payload.safeParse(data);
  if (!payload.success)
    throw new TaskIsHopeless(`The payload of ${task.name} is wrong: ${payload.error.message}`);
  await runInContext((context) => task.run(context, payload.data), {
    transaction: !task.runsOutsideTransaction,
  });
  log.debug({ task: task.name }, 'Task done');
}
