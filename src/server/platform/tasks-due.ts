import type { PgBoss } from 'pg-boss';
import { type AnyTask, type RunDueOptions, TaskIsHopeless } from './tasks.ts';
import { type Attempt, reason, taskSchema } from './tasks-queues.ts';

interface Claimed {
  id: string;
  name: string;
  data: unknown;
}

/**
 * Runs what is due, one task after the other in the order of their time, until nothing is due.
 * It claims by its own statements, because pg-boss knows only the database's clock.
 */
export async function runDueTasks<Context>(
  boss: PgBoss,
  definitions: readonly AnyTask<Context>[],
  attempt: Attempt<Context>,
  { now = new Date(), onError = 'throw' }: RunDueOptions,
): Promise<number> {
  const byName = new Map(definitions.map((task) => [task.name, task]));
  for (let count = 0; ; count += 1) {
    const job = await claimNext(boss, [...byName.keys()], now);
    const task = job && byName.get(job.name);
    if (!task) return count;
    try {
      await attempt(task, job.data);
      await boss.complete(job.name, job.id);
    } catch (error) {
      if (error instanceof TaskIsHopeless) await spendRetries(boss, job);
      await boss.fail(job.name, job.id, reason(error));
      await retryByClock(boss, job, now);
      if (onError === 'throw') throw error;
    }
  }
}

async function claimNext(boss: PgBoss, names: string[], now: Date): Promise<Claimed | undefined> {
  const { rows } = await boss.getDb().executeSql(
    `update ${taskSchema}.job set state = 'active', started_on = now(),
            retry_count = case when started_on is not null then retry_count + 1 else retry_count end
      where (name, id) = (
        select name, id from ${taskSchema}.job
         where name = any($1) and state in ('created', 'retry') and not blocked and start_after <= $2
         order by start_after, created_on, id limit 1 for update skip locked)
      returning id, name, data`,
    [names, now],
  );
  return rows[0];
}

async function spendRetries(boss: PgBoss, { id, name }: Claimed): Promise<void> {
  const statement = `update ${taskSchema}.job set retry_count = retry_limit where name = $1 and id = $2`;
  await boss.getDb().executeSql(statement, [name, id]);
}

/** The wait before a retry counts from the test's clock rather than from the machine's. */
async function retryByClock(boss: PgBoss, { id, name }: Claimed, now: Date): Promise<void> {
  await boss.getDb().executeSql(
    `update ${taskSchema}.job set start_after = $3::timestamptz + (start_after - now())
      where name = $1 and id = $2 and state = 'retry'`,
    [name, id, now],
  );
}
