import { getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database/database.ts';

/** Parts are made so long before their month begins. */
const monthsAhead = 3;

interface Months {
  now: Date;
  /** Months that ended by then are dropped with all that is in them. */
  before: Date;
}

/**
 * Keeps the parts of a table that is parted by the months (UTC) of `by`: makes those of this month and the next three, and
 * of rows that were written while their month was missing; drops those that ended by `before`, which takes no longer for
 * a hundred million rows than for one. `db` is a transaction; where others hold the table it gives up after 0.8 s, before
 * the database ends either of two that wait for each other.
 */
export async function keepMonths(db: Database, by: PgColumn, { now, before }: Months): Promise<void> {
  const table = getTableName(by.table);
  await db.execute(sql`set local lock_timeout = '800ms'`);
  const { rows } = await db.execute<{ month: string }>(sql`
    select month::date::text as month from generate_series(${firstOf(now)}::date,
      ${firstOf(now)}::date + make_interval(months => ${monthsAhead}::int), '1 month') as month
    union select distinct date_trunc('month', ${sql.identifier(by.name)} at time zone 'UTC')::date::text
      from ${sql.identifier('months')}.${sql.identifier(`${table}_rest`)} order by month`);
  for (const { month } of rows) await db.execute(sql`select add_month(${table}, ${month}::date)`);
  await db.execute(sql`select drop_months(${table}, ${before.toISOString()}::timestamptz)`);
}

function firstOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 7)}-01`;
}
