import type pg from 'pg';
import { taskSchema } from '#server/platform/tasks-queues.ts';

/** Seconds after which what waits waits too long. */
export const longestWait = 900;

/** What waits, of all processes together; ages in seconds. */
export interface Backlog {
  tasks: { name: string; due: number; oldest: number; dead: number }[];
  letters: { waiting: number; oldest: number };
  /** What the operator is told of. */
  alarms: string[];
}

/** Three statements over what waits alone: what is done has no part in it. */
export async function readBacklog(pool: pg.Pool): Promise<Backlog> {
  const tasks = await pool.query<Backlog['tasks'][number]>(
    `select coalesce(source_name, name) as name,
        count(*) filter (where source_name is null and start_after <= now())::int as due,
        coalesce(extract(epoch from now() - min(start_after) filter (where source_name is null and start_after <= now())), 0)::float as oldest,
        count(*) filter (where source_name is not null)::int as dead
      from ${taskSchema}.job where state in ('created', 'retry') group by 1 order by 1`,
  );
  const letters = await pool.query<Backlog['letters']>(
    `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float as oldest
      from outbox_letters where status in ('ordered', 'queued')`,
  );
  const alarms = await pool.query<{ cause: string }>('select cause from alarms order by 1');
  return {
    tasks: tasks.rows,
    letters: letters.rows[0] ?? { waiting: 0, oldest: 0 },
    alarms: alarms.rows.map(({ cause }) => cause),
  };
}
