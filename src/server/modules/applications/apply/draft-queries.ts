import { and, count, desc, eq, lt, ne } from 'drizzle-orm';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { applicationDrafts, type DraftContent } from './draft-table.ts';

export function selectDrafts(db: Database, candidateId: string) {
  return db
    .select({
      openingId: applicationDrafts.openingId,
      title: jobOpenings.title,
      updatedAt: applicationDrafts.updatedAt,
    })
    .from(applicationDrafts)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applicationDrafts.openingId))
    .where(eq(applicationDrafts.candidateId, candidateId))
    .orderBy(desc(applicationDrafts.updatedAt));
}

export async function selectDraft(db: Database, candidateId: string, openingId: string) {
  const [row] = await db.select().from(applicationDrafts).where(keyOf(candidateId, openingId));
  return row;
}

/** How many drafts the candidate has for other openings. */
export async function countOtherDrafts(
  db: Database,
  candidateId: string,
  openingId: string,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(applicationDrafts)
    .where(and(eq(applicationDrafts.candidateId, candidateId), ne(applicationDrafts.openingId, openingId)));
  return row?.total ?? 0;
}

export async function upsertDraft(
  db: Database,
  draft: { candidateId: string; openingId: string; content: DraftContent; updatedAt: Date },
): Promise<void> {
  const { content, updatedAt } = draft;
  await db
    .insert(applicationDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [applicationDrafts.candidateId, applicationDrafts.openingId],
      set: { content, updatedAt },
    });
}

export async function deleteDraft(db: Database, candidateId: string, openingId: string): Promise<void> {
  await db.delete(applicationDrafts).where(keyOf(candidateId, openingId));
}

export async function deleteOldDrafts(db: Database, before: Date): Promise<void> {
  await db.delete(applicationDrafts).where(lt(applicationDrafts.updatedAt, before));
}

function keyOf(candidateId: string, openingId: string) {
  return and(eq(applicationDrafts.candidateId, candidateId), eq(applicationDrafts.openingId, openingId));
}
