import { and, desc, eq, gt } from 'drizzle-orm';
import { publicOpenings } from '#server/modules/job-openings/public/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { MarkedOpenings } from './table.ts';

/** Whether visitors see the opening. */
export async function isPublic(db: Database, id: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: publicOpenings.id })
    .from(publicOpenings)
    .where(and(eq(publicOpenings.id, id), gt(publicOpenings.expiresAt, now)));
  return row !== undefined;
}

export async function insertMark(
  db: Database,
  marks: MarkedOpenings,
  row: MarkedOpenings['$inferInsert'],
): Promise<void> {
  await db.insert(marks).values(row).onConflictDoNothing();
}

export async function deleteMark(
  db: Database,
  marks: MarkedOpenings,
  { accountId, openingId }: { accountId: string; openingId: string },
): Promise<void> {
  await db.delete(marks).where(and(eq(marks.accountId, accountId), eq(marks.openingId, openingId)));
}

export function countMarks(db: Database, marks: MarkedOpenings, accountId: string): Promise<number> {
  return db.$count(marks, eq(marks.accountId, accountId));
}

/** The last one first; at most as many as a candidate may mark. */
export async function selectMarkedIds(
  db: Database,
  marks: MarkedOpenings,
  { accountId, limit }: { accountId: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ openingId: marks.openingId })
    .from(marks)
    .where(eq(marks.accountId, accountId))
    .orderBy(desc(marks.createdAt))
    .limit(limit);
  return rows.map(({ openingId }) => openingId);
}

/** A page of what the candidate marked, the last one first; the card is there while visitors see the opening. */
export function selectMarked(
  db: Database,
  marks: MarkedOpenings,
  { accountId, now, page, show }: { accountId: string; now: Date; page: number; show: number },
) {
  return db
    .select({
      id: jobOpenings.id,
      title: jobOpenings.title,
      markedAt: marks.createdAt,
      card: publicOpenings.card,
    })
    .from(marks)
    .innerJoin(jobOpenings, eq(jobOpenings.id, marks.openingId))
    .leftJoin(publicOpenings, and(eq(publicOpenings.id, jobOpenings.id), gt(publicOpenings.expiresAt, now)))
    .where(eq(marks.accountId, accountId))
    .orderBy(desc(marks.createdAt), desc(marks.openingId))
    .limit(show)
    .offset((page - 1) * show);
}

/** Everything that the person marked, for the export of their data. */
export function selectEveryMark(db: Database, marks: MarkedOpenings, accountId: string) {
  return db
    .select({ openingId: marks.openingId, title: jobOpenings.title, createdAt: marks.createdAt })
    .from(marks)
    .innerJoin(jobOpenings, eq(jobOpenings.id, marks.openingId))
    .where(eq(marks.accountId, accountId));
}
