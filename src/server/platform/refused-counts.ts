import { lt, sql } from 'drizzle-orm';
import { type RefusedReason, refusedKeptDays } from '#domain/refused.ts';
import { dayMs } from '#domain/time.ts';
import type { Clock } from './clock.ts';
import type { Platform } from './context.ts';
import type { Database } from './database/database.ts';
import { refusedCounts } from './refused-table.ts';
import type { OldRows } from './sweep.ts';

const hour = 3_600_000;
const interval = 30_000;
/** What one hour may count of a reason: a flood never overflows the number. */
const most = 1_000_000_000;

/** Counts not yet written, by hour and reason, for each process composition; its database tells them apart. */
const waiting = new WeakMap<Database, Map<string, number>>();

/** Counts one request that was refused, in memory: a flood of them costs no statement. */
export function countRefused(context: { outsideDb: Database; clock: Clock }, reason: RefusedReason): void {
  const counts = countsOf(context.outsideDb);
  const now = context.clock.now().getTime();
  const key = `${new Date(now - (now % hour)).toISOString()} ${reason}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Writes what was counted every 30 seconds and before the stop, and says it in the log. */
export function keepRefusedCounts({ db, log, beforeStop }: Platform): void {
  const flush = () =>
    flushRefused(db).then(
      (written) => {
        if (written) log.info({ refused: written }, 'requests were refused');
      },
      (error: unknown) => log.warn({ err: error }, 'what was refused is written later'),
    );
  const timer = setInterval(flush, interval).unref();
  beforeStop(async () => {
    clearInterval(timer);
    await flush();
  });
}

/** Writes what waits, in one statement; answers the counts by reason, or nothing where none waited. */
export async function flushRefused(db: Database): Promise<Record<string, number> | undefined> {
  const counts = countsOf(db);
  if (counts.size === 0) return undefined;
  // In one order in every process, so that two never wait for each other.
  const taken = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  counts.clear();
  const rows = taken.map(([key, count]) => {
    const [begin = '', reason = ''] = key.split(' ');
    return { hour: new Date(begin), reason, count: Math.min(count, most) };
  });
  try {
    await db
      .insert(refusedCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [refusedCounts.hour, refusedCounts.reason],
        set: { count: sql`least(${refusedCounts.count} + excluded.count, ${most}::int)` },
      });
  } catch (error) {
    for (const [key, count] of taken) counts.set(key, (counts.get(key) ?? 0) + count);
    throw error;
  }
  const written: Record<string, number> = {};
  for (const { reason, count } of rows) written[reason] = (written[reason] ?? 0) + count;
  return written;
}

/** The counts of hours that are long past. */
export function oldRefused(now: Date): OldRows {
  const where = lt(refusedCounts.hour, new Date(now.getTime() - refusedKeptDays * dayMs));
  return { table: refusedCounts, where, by: refusedCounts.hour };
}

function countsOf(db: Database): Map<string, number> {
  const known = waiting.get(db);
  if (known) return known;
  const counts = new Map<string, number>();
  waiting.set(db, counts);
  return counts;
}
