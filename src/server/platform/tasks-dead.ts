import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Database } from './database/database.ts';
import type { DeadLetter } from './tasks.ts';
import { taskSchema } from './tasks-queues.ts';

interface Row {
  id: string;
  task: string | null;
  data: unknown;
  output: { message?: string } | null;
  created_on: Date;
}

/** The tasks that failed for good, of all queues, latest first. */
export async function readDeadLetters(boss: PgBoss, limit: number): Promise<DeadLetter[]> {
  const { rows } = await boss.getDb().executeSql(
    `select id, source_name as task, data, source_output as output, created_on from ${taskSchema}.job
      where source_name is not null and state = 'created' order by created_on desc, id limit $1`,
    [limit],
  );
  return rows.map((row: Row) => ({
    id: row.id,
    task: row.task ?? '',
    payload: row.data,
    reason: row.output?.message ?? '',
    failedAt: row.created_on,
  }));
}

/** Takes one from the dead letters; of two who take it at once, one gets it. */
export async function takeDeadLetter(
  db: Database,
  id: string,
): Promise<{ task: string; payload: unknown } | undefined> {
  const { rows } = await db.execute<{ task: string; payload: unknown }>(
    sql`delete from ${sql.identifier(taskSchema)}.job
      where id = ${id} and source_name is not null and state = 'created'
      returning source_name as task, data as payload`,
  );
  return rows[0];
}
