import { and, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Context } from './context.ts';
import type { Database } from './database/database.ts';
import { defineTask } from './tasks.ts';

/** Rows of a table that go, as a night finds them. */
export interface OldRows {
  /** With a primary key. */
  table: PgTable;
  /** Which of its rows. */
  where: SQL | undefined;
  /** What they are taken in the order of; an index has it, behind what `where` compares at most. */
  by: PgColumn;
}

interface Bounds {
  /** Rows in one statement; 5,000 unless told. */
  rows?: number;
  /** As `performance.now()` has it: no batch begins after that. */
  until?: number;
}

/** A run ends after so long and goes on in the next one, well before a task's 300 s. */
const runMilliseconds = 120_000;

interface Sweep {
  name: string;
  schedule: string;
  /** What goes, one after the other. */
  old(context: Context): OldRows[] | Promise<OldRows[]>;
}

/**
 * A task that removes what is old, however much of it there is: in batches, each a transaction of its own, so that none
 * takes long, holds a row for long, or is undone by the next. What a run does not get to, the next one does at once.
 */
export function defineSweep({ name, schedule, old }: Sweep) {
  const task = defineTask({
    name,
    payload: z.object({}),
    schedule,
    runsOutsideTransaction: true,
    async run(context: Context) {
      const until = performance.now() + runMilliseconds;
      for (const rows of await old(context)) {
        if (await deleteInBatches(context.db, rows, { until })) continue;
        await context.tasks.enqueue(context.db, task, {}, { singletonKey: `${name} on` });
        return;
      }
    },
  });
  return task;
}

/** Removes those rows, batch after batch; false where the time was over before them. `db` is in no transaction. */
export async function deleteInBatches(
  db: Database,
  { table, where, by }: OldRows,
  { rows = 5000, until = Number.POSITIVE_INFINITY }: Bounds = {},
): Promise<boolean> {
  const keys = primaryKeyOf(table);
  const same = keys.map(({ name }) => sql`${table}.${sql.identifier(name)} = batch.${sql.identifier(name)}`);
  const chosen = keys.map((key) => sql`${key}`);
  let last: string | null = null;
  while (performance.now() < until) {
    // The index is gone along from where the last batch ended: what it removed is not walked over again.
    const isFurther = last === null ? undefined : sql`${by} >= ${last}`;
    const found: { rows: Record<string, unknown>[] } = await db.execute(sql`
      with batch as materialized (
        select ${sql.join(chosen, sql`, `)}, ${by} as place from ${table} where ${and(where, isFurther)}
        order by ${by} limit ${rows}
      ), gone as (
        -- Asked again of each row: one that somebody renewed in this moment stays.
        delete from ${table} using batch where ${and(...same, where)}
      ) select count(*)::int as found, max(place)::text as last from batch`);
    const [batch] = found.rows;
    if (Number(batch?.found) < rows) return true;
    last = String(batch?.last);
  }
  return false;
}

function primaryKeyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys, name } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  if (keys.length === 0) throw new Error(`${name} has no primary key`);
  return keys;
}
