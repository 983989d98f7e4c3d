import { and, desc, eq, gt } from 'drizzle-orm';
import { publicOpenings } from '#server/modules/job-openings/public/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { savedOpenings } from './table.ts';

/** Whether visitors see the opening. */
export async function isPublic(db: Database, id: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: publicOpenings.id })
    .from(publicOpenings)
    .where(and(eq(publicOpenings.id, id), gt(publicOpenings.expiresAt, now)));
  return row !== undefined;
}

export async function insertSaved(db: Database, row: typeof savedOpenings.$inferInsert): Promise<void> {
  await db.insert(savedOpenings).values(row).onConflictDoNothing();
}

export async function deleteSaved(db: Database, accountId: string, openingId: string): Promise<void> {
  await db
    .delete(savedOpenings)
    .where(and(eq(savedOpenings.accountId, accountId), eq(savedOpenings.openingId, openingId)));
}

export function countSaved(db: Database, accountId: string): Promise<number> {
  return db.$count(savedOpenings, eq(savedOpenings.accountId, accountId));
}

/** The last one kept first; at most as many as a candidate may keep. */
export async function selectSavedIds(db: Database, accountId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ openingId: savedOpenings.openingId })
    .from(savedOpenings)
    .where(eq(savedOpenings.accountId, accountId))
    .orderBy(desc(savedOpenings.createdAt))
    .limit(limit);
  return rows.map(({ openingId }) => openingId);
}

/** A page of what the candidate keeps; the card is there while visitors see the opening. */
export function selectSaved(
  db: Database,
  { accountId, now, page, show }: { accountId: string; now: Date; page: number; show: number },
) {
  return db
    .select({
      id: jobOpenings.id,
      title: jobOpenings.title,
      savedAt: savedOpenings.createdAt,
      card: publicOpenings.card,
    })
    .from(savedOpenings)
    .innerJoin(jobOpenings, eq(jobOpenings.id, savedOpenings.openingId))
    .leftJoin(publicOpenings, and(eq(publicOpenings.id, jobOpenings.id), gt(publicOpenings.expiresAt, now)))
    .where(eq(savedOpenings.accountId, accountId))
    .orderBy(desc(savedOpenings.createdAt), desc(savedOpenings.openingId))
    .limit(show)
    .offset((page - 1) * show);
}
