import { type Job, PgBoss } from 'pg-boss';
import type { Log } from './log.ts';
import { safeMessage } from './safe-error.ts';
import { type AnyTask, TaskIsHopeless } from './tasks.ts';
import type { TasksDatabase } from './tasks-database.ts';

/** Where the tasks live: a URL, or a socket's folder with user and database. */
export type BossConnection =
  | { connectionString: string }
  | { host: string; user: string; database: string; port?: number; password?: string };

export const taskSchema = 'tasks';

export type Attempt<Context> = (task: AnyTask<Context>, data: unknown) => Promise<void>;

export function createBoss(db: TasksDatabase, log: Log): PgBoss {
  const boss = new PgBoss({ db, schema: taskSchema, useListenNotify: true });
  boss.on('error', (error) => log.error({ err: error }, 'Tasks failed'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'Tasks warn'));
  return boss;
}

/** Lets this process work; an attempt that throws is retried, one that is hopeless goes to the dead letters. */
export async function startWorkers<Context>(
  boss: PgBoss,
  definitions: readonly AnyTask<Context>[],
  attempt: Attempt<Context>,
  log: Log,
): Promise<void> {
  for (const task of definitions) {
    for (let count = 0; count < (task.concurrency ?? 1); count += 1)
      await startWorker(boss, task, attempt, log);
  }
}

async function startWorker<Context>(
  boss: PgBoss,
  task: AnyTask<Context>,
  attempt: Attempt<Context>,
  log: Log,
): Promise<void> {
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: task.isUnhurried ? 2 : 5,
    notifyPollingIntervalSeconds: 5,
    perJobResults: true,
  } as const;
  let workerId: string | undefined;
  workerId = await boss.work(task.name, options, async (jobs: Job<unknown>[]) => {
    const results = await Promise.all(jobs.map((job) => workOn(task, job, attempt, log)));
    // Notices that came during the work were one for many tasks; without this the rest would wait for the next poll.
    if (workerId) boss.notifyWorker(workerId);
    return results;
  });
}

async function workOn<Context>(
  task: AnyTask<Context>,
  job: Job<unknown>,
  attempt: Attempt<Context>,
  log: Log,
) {
  try {
    await attempt(task, job.data);
    return { id: job.id, status: 'completed' as const };
  } catch (error) {
    const isHopeless = error instanceof TaskIsHopeless;
    log.error({ err: error, task: task.name, taskId: job.id, attempt: job.retryCount + 1 }, 'Task failed');
    return {
      id: job.id,
      status: isHopeless ? ('deadletter' as const) : ('failed' as const),
      output: reason(error),
    };
  }
}

/** What is kept of an error: its message and nothing that it carries. */
export function reason(error: unknown): { message: string } {
  return { message: safeMessage(error) };
}
