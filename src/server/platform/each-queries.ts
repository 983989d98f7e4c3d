import { and, count, desc, eq, gt, inArray, isNull, lt, lte, min, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database/database.ts';
import type { PageOfList } from './each.ts';
import { setAside, walks } from './each-table.ts';
import type { OldRows } from './sweep.ts';

/** The condition of a page whose list is in the order of an id. */
export function isOnPage(id: AnyPgColumn, which: PageOfList): SQL | undefined {
  if ('among' in which) return inArray(id, [...which.among]);
  return which.after === undefined ? undefined : gt(id, which.after);
}

/** How many rows such a page has at most. */
export function sizeOf(which: PageOfList): number {
  return 'among' in which ? which.among.length : which.limit;
}

export async function ensureWalk(db: Database, list: string): Promise<void> {
  await db.insert(walks).values({ list, day: '' }).onConflictDoNothing();
}

/** Takes a list for the next page; undefined while another run is at it. */
export async function lockWalk(db: Database, list: string) {
  const [walk] = await db
    .select({ day: walks.day, after: walks.after })
    .from(walks)
    .where(eq(walks.list, list))
    .for('update', { skipLocked: true });
  return walk;
}

export async function moveWalk(
  db: Database,
  list: string,
  to: { day: string; after: string | null },
): Promise<void> {
  await db.update(walks).set(to).where(eq(walks.list, list));
}

const setAsideColumns = { item: setAside.item, attempts: setAside.attempts, retryAt: setAside.retryAt };

/** What was set aside of these items. */
export function selectSetAside(db: Database, list: string, items: readonly string[]) {
  return db
    .select(setAsideColumns)
    .from(setAside)
    .where(and(eq(setAside.list, list), inArray(setAside.item, [...items])));
}

/** What was set aside and is to be tried again by a moment, the longest due first. */
export function selectDueAgain(db: Database, list: string, { until, limit }: { until: Date; limit: number }) {
  return db
    .select(setAsideColumns)
    .from(setAside)
    .where(and(eq(setAside.list, list), lte(setAside.retryAt, until)))
    .orderBy(setAside.retryAt, setAside.item)
    .limit(limit);
}

export async function upsertSetAside(
  db: Database,
  row: Omit<typeof setAside.$inferInsert, 'id'>,
): Promise<void> {
  const { reason, attempts, failedAt, retryAt } = row;
  await db
    .insert(setAside)
    .values(row)
    .onConflictDoUpdate({
      target: [setAside.list, setAside.item],
      set: { reason, attempts, failedAt, retryAt },
    });
}

export async function deleteSetAside(db: Database, list: string, items: readonly string[]): Promise<void> {
  if (items.length === 0) return;
  await db.delete(setAside).where(and(eq(setAside.list, list), inArray(setAside.item, [...items])));
}

/** What the list has no more is shown for a while, and goes where somebody asked to try it again. */
export async function endSetAside(db: Database, list: string, items: readonly string[]): Promise<void> {
  if (items.length === 0) return;
  const isGone = and(eq(setAside.list, list), inArray(setAside.item, [...items]));
  await db.delete(setAside).where(and(isGone, eq(setAside.attempts, 0)));
  await db.update(setAside).set({ retryAt: null }).where(isGone);
}

/** When the next of a list is due; undefined without any. */
export async function nextRetry(db: Database, list: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: min(setAside.retryAt) })
    .from(setAside)
    .where(eq(setAside.list, list));
  return row?.at ?? undefined;
}

/** The latest that were set aside, of all lists. */
export function selectAllSetAside(db: Database, limit: number) {
  return db
    .select({
      id: setAside.id,
      task: setAside.task,
      item: setAside.item,
      reason: setAside.reason,
      failedAt: setAside.failedAt,
    })
    .from(setAside)
    .orderBy(desc(setAside.failedAt), setAside.id)
    .limit(limit);
}

export async function countSetAside(db: Database): Promise<number> {
  const [row] = await db.select({ found: count() }).from(setAside);
  return row?.found ?? 0;
}

/** Whether anything was set aside for the first time since then. */
export async function wasSetAsideSince(db: Database, since: Date): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`
    select exists (select from ${setAside} where failed_at > ${since.toISOString()}::timestamptz and attempts = 1) as is`);
  return rows[0]?.is === true;
}

/** Makes one due, as if it had not failed yet; answers the task that does it. */
export async function hurrySetAside(
  db: Database,
  id: string,
  now: Date,
): Promise<{ list: string; task: string } | undefined> {
  const [row] = await db
    .update(setAside)
    .set({ attempts: 0, retryAt: now })
    .where(eq(setAside.id, id))
    .returning({ list: setAside.list, task: setAside.task });
  return row;
}

/** What its list has no more, after a week. */
export function oldSetAside(before: Date): OldRows {
  const where = and(isNull(setAside.retryAt), lt(setAside.failedAt, before));
  return { table: setAside, where, by: setAside.failedAt };
}
