import { and, asc, count, eq, sql } from 'drizzle-orm';
import { type SavedFilter, viewCountMaximum } from '#domain/applications/views.ts';
import { isId } from '#domain/ids.ts';
import { matching, type Reader } from '#server/modules/applications/list/matching.ts';
import { applications } from '#server/modules/applications/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { applicationListViews } from './table.ts';

export function selectViews(db: Database, accountId: string) {
  return db
    .select({
      id: applicationListViews.id,
      name: applicationListViews.name,
      filter: applicationListViews.filter,
    })
    .from(applicationListViews)
    .where(eq(applicationListViews.accountId, accountId))
    .orderBy(asc(applicationListViews.createdAt), asc(applicationListViews.id));
}

/** How many each filter lets through, in their order: one statement, in which none is counted further than is told. */
export function selectTotals(db: Database, reader: Reader, filters: readonly SavedFilter[]) {
  const totals = filters.map((filter) => {
    const found = db
      .select({ one: sql`1` })
      .from(applications)
      .where(matching(reader, filter))
      .limit(viewCountMaximum);
    return sql`(select count(*)::int from ${found} found)`;
  });
  return sql<{ totals: number[] }>`select array[${sql.join(totals, sql`, `)}] as totals`;
}

export async function readTotals(db: Database, reader: Reader, filters: readonly SavedFilter[]) {
  if (filters.length === 0) return [];
  const { rows } = await db.execute<{ totals: number[] }>(selectTotals(db, reader, filters));
  return rows[0]?.totals ?? [];
}

export async function countViews(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(applicationListViews)
    .where(eq(applicationListViews.accountId, accountId));
  return row?.total ?? 0;
}

/** Undefined where the member has one of that name. */
export async function insertView(
  db: Database,
  view: { accountId: string; name: string; filter: SavedFilter; createdAt: Date },
): Promise<string | undefined> {
  const [row] = await db
    .insert(applicationListViews)
    .values(view)
    .onConflictDoNothing()
    .returning({ id: applicationListViews.id });
  return row?.id;
}

/** Whether the member has another one of that name, whatever its case. */
export async function isNameTaken(
  db: Database,
  view: { id: string; accountId: string; name: string },
): Promise<boolean> {
  const others = await db.$count(
    applicationListViews,
    and(
      eq(applicationListViews.accountId, view.accountId),
      sql`lower(${applicationListViews.name}) = lower(${view.name})`,
      sql`${applicationListViews.id} <> ${view.id}`,
    ),
  );
  return others > 0;
}

export async function findView(db: Database, id: string) {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select({ id: applicationListViews.id, accountId: applicationListViews.accountId })
    .from(applicationListViews)
    .where(eq(applicationListViews.id, id))
    .for('update');
  return row;
}

export async function renameView(db: Database, { id }: { id: string }, name: string): Promise<void> {
  await db.update(applicationListViews).set({ name }).where(eq(applicationListViews.id, id));
}

export async function deleteView(db: Database, { id }: { id: string }): Promise<void> {
  await db.delete(applicationListViews).where(eq(applicationListViews.id, id));
}
