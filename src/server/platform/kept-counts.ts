import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dateTimeFormat } from '#domain/formats.ts';
import type { Context } from './context.ts';
import type { Database } from './database/database.ts';
import { defineTask } from './tasks.ts';

/** What the triggers count: see the migrations that are called after them. */
type Counter =
  | 'applications'
  | 'applications by source'
  | 'applications by quarter'
  | 'openings by quarter'
  | 'files';

/** The columns of a count, for conditions. */
export const countColumns = { whole: sql.raw('counted.whole'), part: sql.raw('counted.part') };

/** The amounts of a counter by kind: what is kept, and what was added since; kinds of nothing are left out. */
export async function readCounts(db: Database, counter: Counter, where?: SQL): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ kind: string; amount: string }>(
    sql`select kind, sum(amount) as amount from (${amountsOf(counter, where)}) as found group by 1 having sum(amount) <> 0`,
  );
  return new Map(rows.map(({ kind, amount }) => [kind, Number(amount)]));
}

/** The same for each part. */
export async function readCountsOfParts(
  db: Database,
  counter: Counter,
  where?: SQL,
): Promise<{ part: string; kind: string; amount: number }[]> {
  const { rows } = await db.execute<{ part: string; kind: string; amount: string }>(
    sql`select part, kind, sum(amount) as amount from (${amountsOf(counter, where)}) as found
      group by 1, 2 having sum(amount) <> 0`,
  );
  return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }));
}

function amountsOf(counter: Counter, where: SQL = sql`true`): SQL {
  return sql`select part, kind, amount from kept_counts counted where counter = ${counter} and ${where}
    union all
    select part, kind, change from kept_count_changes counted where counter = ${counter} and ${where}`;
}

/** The amounts of a counter of quarters of an hour by day of a zone: each of its days is made of whole quarters. */
export async function readCountsByDay(
  db: Database,
  counter: `${string} by quarter` & Counter,
  { since, zone }: { since: Date; zone: string },
): Promise<Map<string, number>> {
  const from = quarterOf(since);
  const quarters = await readCounts(
    db,
    counter,
    sql`counted.whole = ${nobody} and counted.part = ${nobody} and counted.kind >= ${from}`,
  );
  const days = new Map<string, number>();
  const { format } = dateTimeFormat('en-CA', { timeZone: zone });
  for (const [quarter, amount] of quarters) {
    const day = format(new Date(`${quarter}:00Z`));
    days.set(day, (days.get(day) ?? 0) + amount);
  }
  return days;
}

/** As the database writes it: `2026-11-20T21:30`. */
function quarterOf(moment: Date): string {
  return new Date(moment.getTime() - (moment.getTime() % 900_000)).toISOString().slice(0, 16);
}

/** Stands where a counter has no whole or no part. */
const nobody = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

const foldedAtOnce = 5000;

/** Every minute: the changes become part of the counts, so that those who read add few. */
export const foldCounts = defineTask({
  name: 'platform.fold-counts',
  payload: z.object({}),
  schedule: '* * * * *',
  runsOutsideTransaction: true,
  async run({ db }: Context) {
    const until = performance.now() + 120_000;
    while ((await foldChanges(db)) === foldedAtOnce && performance.now() < until);
    await db.execute(sql`delete from kept_counts where amount = 0`);
  },
});

/** One statement, so that no reader sees a change twice or not at all; answers how many changes it took. */
async function foldChanges(db: Database): Promise<number> {
  const { rows } = await db.execute<{ taken: number }>(sql`
    with taken as (
      delete from kept_count_changes where id in (
        select id from kept_count_changes order by id limit ${foldedAtOnce} for update skip locked
      ) returning counter, whole, part, kind, change
    ), folded as (
      insert into kept_counts as counts (counter, whole, part, kind, amount)
      select counter, whole, part, kind, sum(change) from taken
      group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
      on conflict (counter, whole, part, kind) do update set amount = counts.amount + excluded.amount
    )
    select count(*)::int as taken from taken`);
  return rows[0]?.taken ?? 0;
}
