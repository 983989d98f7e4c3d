import { and, count, desc, eq, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import { applications } from '#server/modules/applications/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { shownTitle } from '#server/modules/job-openings/translations/title-service.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { applicationDrafts, type DraftContent } from './draft-table.ts';

export function selectDrafts(db: Database, candidateId: string, locale: Locale) {
  return db
    .select({
      openingId: applicationDrafts.openingId,
      title: shownTitle(locale),
      updatedAt: applicationDrafts.updatedAt,
    })
    .from(applicationDrafts)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applicationDrafts.openingId))
    .where(and(eq(applicationDrafts.candidateId, candidateId), notExists(sentOf(db))))
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

/**
 * False where the application is sent: asked by the statement that writes, so that a save beside the sending leaves
 * nothing behind.
 */
export async function upsertDraft(
  db: Database,
  draft: { candidateId: string; openingId: string; content: DraftContent; updatedAt: Date },
): Promise<boolean> {
  const { candidateId, openingId, content, updatedAt } = draft;
  const { rowCount } = await db.execute(sql`
    insert into ${applicationDrafts} (candidate_id, opening_id, content, updated_at)
    select ${candidateId}::uuid, ${openingId}::uuid, ${JSON.stringify(content)}::jsonb, ${updatedAt.toISOString()}::timestamptz
    where not exists (select from ${applications}
      where ${applications.openingId} = ${openingId}::uuid and ${applications.candidateId} = ${candidateId}::uuid)
    on conflict (candidate_id, opening_id) do update set content = excluded.content, updated_at = excluded.updated_at`);
  return (rowCount ?? 0) > 0;
}

export async function deleteDraft(db: Database, candidateId: string, openingId: string): Promise<void> {
  await db.delete(applicationDrafts).where(keyOf(candidateId, openingId));
}

export function oldDrafts(before: Date): OldRows {
  const { updatedAt } = applicationDrafts;
  return { table: applicationDrafts, where: lt(updatedAt, before), by: updatedAt };
}

/** A save that ran beside the sending may have left its draft. */
function sentOf(db: Database) {
  return db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.openingId, applicationDrafts.openingId),
        eq(applications.candidateId, applicationDrafts.candidateId),
      ),
    );
}

function keyOf(candidateId: string, openingId: string) {
  return and(eq(applicationDrafts.candidateId, candidateId), eq(applicationDrafts.openingId, openingId));
}
