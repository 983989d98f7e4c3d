import type { PgBoss, QueueResult } from 'pg-boss';
import type { AnyTask } from './tasks.ts';
import { taskSchema } from './tasks-queues.ts';

const deadQueueSuffix = '.dead';

interface QueueSettings {
  name: string;
  policy: 'standard' | 'short';
  settings: Partial<QueueResult>;
}

/**
 * Installs or migrates the schema, then makes a queue and a queue of dead letters for each task, and its schedule.
 * What stands as it should is not written again: a second start reads two lists. `release` tells which of two versions
 * of the product is the newer one, while both run.
 */
export async function installQueues<Context>(
  boss: PgBoss,
  definitions: readonly AnyTask<Context>[],
  release: number,
): Promise<void> {
  await boss.start();
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const wanted = [...definitions.map(deadQueueOf), ...definitions.map(queueOf)];
  await createQueues(
    boss,
    wanted.filter(({ name }) => !known.has(name)),
  );
  // A queue made by an earlier version of the product takes today's settings.
  for (const { name, settings } of wanted) {
    const queue = known.get(name);
    if (queue && differs(queue, settings)) await boss.updateQueue(name, settings);
  }
  await installSchedules(boss, definitions, release);
}

function queueOf<Context>(task: AnyTask<Context>): QueueSettings {
  return {
    name: task.name,
    // At most one waits for each key; a task without a key of its own gets a random one.
    policy: 'short',
    settings: {
      retryLimit: task.retryLimit ?? 5,
      retryDelay: task.retryDelay ?? 30,
      retryBackoff: true,
      retryDelayMax: task.retryDelayMax ?? 3600,
      expireInSeconds: task.expireInSeconds ?? 300,
      deleteAfterSeconds: 7 * 86_400,
      notify: !task.isUnhurried,
      deadLetter: `${task.name}${deadQueueSuffix}`,
    },
  };
}

function deadQueueOf<Context>({ name }: AnyTask<Context>): QueueSettings {
  return {
    name: `${name}${deadQueueSuffix}`,
    policy: 'standard',
    settings: { retentionSeconds: 90 * 86_400, deleteAfterSeconds: 0, retryLimit: 0 },
  };
}

/** All in one statement, by pg-boss's own function in the database; its `createQueue` takes three for each. */
async function createQueues(boss: PgBoss, queues: QueueSettings[]): Promise<void> {
  if (queues.length === 0) return;
  const rows = queues.map(({ name, policy, settings }) => ({ name, options: { ...settings, policy } }));
  await boss.getDb().executeSql(
    `select ${taskSchema}.create_queue(queue.value->>'name', queue.value->'options')
      from jsonb_array_elements($1::jsonb) with ordinality queue order by queue.ordinality`,
    [JSON.stringify(rows)],
  );
}

function differs(queue: QueueResult, settings: Partial<QueueResult>): boolean {
  return Object.entries(settings).some(([name, value]) => queue[name as keyof QueueResult] !== value);
}

/**
 * What a newer version wrote stays as it is, while this one still runs or starts once more beside it. A schedule that
 * this version does not know is an older one's, and ends.
 */
async function installSchedules<Context>(
  boss: PgBoss,
  definitions: readonly AnyTask<Context>[],
  release: number,
): Promise<void> {
  const wanted = new Map(definitions.flatMap(({ name, schedule }) => (schedule ? [[name, schedule]] : [])));
  const known = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const [name, { data }] of known)
    if (!wanted.has(name) && releaseOf(data) < release) await boss.unschedule(name);
  for (const [name, cron] of wanted) {
    const schedule = known.get(name);
    const written = releaseOf(schedule?.data);
    const isSame = schedule?.cron === cron && schedule.timezone === 'UTC' && written === release;
    if (!isSame && written <= release) await boss.schedule(name, cron, { release }, { tz: 'UTC' });
  }
}

/** Of schedules that were written before releases were: older than any. */
function releaseOf(data: unknown): number {
  const { release } = (data ?? {}) as { release?: unknown };
  return typeof release === 'number' ? release : 0;
}
