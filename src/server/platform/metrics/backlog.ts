import type pg from 'pg';
import { taskSchema } from '#server/platform/tasks-queues.ts';

/** What waits, of all processes together; ages in seconds. */
export interface Backlog {
  tasks: { name: string; due: number; oldest: number; dead: number }[];
  letters: { waiting: number; oldest: number };
}

/** Two statements over what waits alone: what is done has no part in it. */
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
  return { tasks: tasks.rows, letters: letters.rows[0] ?? { waiting: 0, oldest: 0 } };
}
