import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LimitLift } from '#domain/limit-lifts.ts';
import type { CalendarDate } from '#domain/time.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { refusedCounts } from '#server/platform/refused-table.ts';
import { limitLifts } from './table.ts';

/** The ranges of a day that nobody has removed. */
export async function selectLiftedRanges(db: Database, day: CalendarDate): Promise<string[]> {
  const rows = await db
    .select({ range: limitLifts.range })
    .from(limitLifts)
    .where(and(eq(limitLifts.day, day), isNull(limitLifts.removedAt)));
  return rows.map(({ range }) => range);
}

export type LimitLiftRow = Awaited<ReturnType<typeof selectLifts>>[number];

export function selectLifts(db: Database) {
  const removers = alias(accounts, 'removers');
  return db
    .select({
      id: limitLifts.id,
      range: limitLifts.range,
      day: limitLifts.day,
      reason: limitLifts.reason,
      createdAt: limitLifts.createdAt,
      createdBy: accounts.name,
      removedAt: limitLifts.removedAt,
      removedBy: removers.name,
    })
    .from(limitLifts)
    .leftJoin(accounts, eq(accounts.id, limitLifts.createdBy))
    .leftJoin(removers, eq(removers.id, limitLifts.removedBy))
    .orderBy(desc(limitLifts.day), desc(limitLifts.createdAt), limitLifts.id)
    .limit(100);
}

export async function insertLift(
  db: Database,
  { range, ...lift }: LimitLift & { createdBy: string; createdAt: Date },
): Promise<void> {
  // An address inside a network stands for the network.
  await db.insert(limitLifts).values({ ...lift, range: sql`network(${range}::inet)` });
}

/** Answers whether there was one to remove. */
export async function markLiftRemoved(
  db: Database,
  { id, removedBy, removedAt }: { id: string; removedBy: string; removedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(limitLifts)
    .set({ removedBy, removedAt })
    .where(and(eq(limitLifts.id, id), isNull(limitLifts.removedAt)))
    .returning({ id: limitLifts.id });
  return rows.length > 0;
}

/** What was refused since a moment, by hour and reason, the latest first. */
export function selectRefused(db: Database, since: Date) {
  return db
    .select({ hour: refusedCounts.hour, reason: refusedCounts.reason, count: refusedCounts.count })
    .from(refusedCounts)
    .where(gt(refusedCounts.hour, since))
    .orderBy(desc(refusedCounts.hour));
}
