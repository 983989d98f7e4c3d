import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { publicOpenings } from '#server/modules/job-openings/public/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { searchNoticeDays, searchNotices } from './table.ts';

export type SearchNotice = typeof searchNotices.$inferSelect;

/** Something may be to be told of these openings; what was due before is due anew. */
export async function noteOpenings(db: Database, ids: readonly string[], dueAt: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insert(searchNotices)
    .values(ids.map((openingId) => ({ openingId, dueAt })))
    .onConflictDoUpdate({ target: searchNotices.openingId, set: { dueAt, attempts: 0 } });
}

/** The openings of a company that may be public. */
export async function noteOpeningsOf(db: Database, companyId: string, dueAt: Date): Promise<void> {
  await db.execute(sql`
    insert into search_notices (opening_id, due_at)
    select id, ${dueAt.toISOString()}::timestamptz from job_openings where company_id = ${companyId} and status = 'Published'
    on conflict (opening_id) do update set due_at = excluded.due_at, attempts = 0`);
}

/** Takes the next one for a while: whoever is killed meanwhile leaves it to the next run. */
export async function claimNotice(
  db: Database,
  { now, until }: { now: Date; until: Date },
): Promise<SearchNotice | undefined> {
  const next = db
    .select({ openingId: searchNotices.openingId })
    .from(searchNotices)
    .where(lte(searchNotices.dueAt, now))
    .orderBy(asc(searchNotices.dueAt), asc(searchNotices.openingId))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(searchNotices)
    .set({ dueAt: until })
    .where(inArray(searchNotices.openingId, next))
    .returning();
  return row;
}

/** What the address of a public opening is made of; undefined for one that nobody outside sees. */
export async function findPublic(db: Database, openingId: string, now: Date) {
  const [row] = await db
    .select({ id: jobOpenings.id, title: jobOpenings.title, city: jobOpenings.city })
    .from(publicOpenings)
    .innerJoin(jobOpenings, eq(jobOpenings.id, publicOpenings.id))
    .where(and(eq(publicOpenings.id, openingId), sql`${publicOpenings.expiresAt} > ${now.toISOString()}`));
  return row;
}

/** Written only where nothing was noted since the claim. */
export async function settleNotice(
  db: Database,
  { openingId, dueAt }: SearchNotice,
  toldPath: string | null,
): Promise<void> {
  const isClaimed = and(eq(searchNotices.openingId, openingId), sql`due_at = ${dueAt?.toISOString()}`);
  // What was told counts whatever was noted since.
  await db
    .update(searchNotices)
    .set({ toldPath, problem: null })
    .where(eq(searchNotices.openingId, openingId));
  if (toldPath === null) await db.delete(searchNotices).where(isClaimed);
  else await db.update(searchNotices).set({ dueAt: null, attempts: 0 }).where(isClaimed);
}

export async function putOff(
  db: Database,
  { openingId, attempts }: SearchNotice,
  { dueAt, problem }: { dueAt: Date | null; problem: string | null },
): Promise<void> {
  const tried = problem === null ? attempts : attempts + 1;
  await db
    .update(searchNotices)
    .set({ dueAt, problem, attempts: tried })
    .where(eq(searchNotices.openingId, openingId));
}

/** Counts one more on a day; false where it would be more than may be. */
export async function countOnDay(db: Database, day: string, most: number): Promise<boolean> {
  const rows = await db
    .insert(searchNoticeDays)
    .values({ day, sent: 1 })
    .onConflictDoUpdate({
      target: searchNoticeDays.day,
      set: { sent: sql`${searchNoticeDays.sent} + 1` },
      setWhere: sql`${searchNoticeDays.sent} < ${most}`,
    })
    .returning();
  return rows.length > 0;
}

/** Days that nobody asks for any more. */
export async function forgetDays(db: Database, before: string): Promise<void> {
  await db.delete(searchNoticeDays).where(sql`${searchNoticeDays.day} < ${before}`);
}
