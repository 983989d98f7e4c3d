import { and, count, eq, isNull } from 'drizzle-orm';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openingReports } from './table.ts';

/** Whether the opening was ever public; what never was can't be reported. */
export async function wasEverPublic(db: Database, id: string): Promise<boolean> {
  const [row] = await db
    .select({ firstPublishedAt: jobOpenings.firstPublishedAt })
    .from(jobOpenings)
    .where(eq(jobOpenings.id, id));
  return row?.firstPublishedAt != null;
}

/** Writes a report unless the same person has reported the opening before; answers whether it was written. */
export async function insertReport(
  db: Database,
  report: typeof openingReports.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(openingReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: openingReports.id });
  return rows.length > 0;
}

export async function countReports(db: Database, openingId: string): Promise<number> {
  const [row] = await db
    .select({ reports: count() })
    .from(openingReports)
    .where(eq(openingReports.openingId, openingId));
  return row?.reports ?? 0;
}

/** Flags an opening that is not flagged yet; answers whether it was this call that did. */
export async function flagOpening(db: Database, openingId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(jobOpenings)
    .set({ flaggedAt: now })
    .where(and(eq(jobOpenings.id, openingId), isNull(jobOpenings.flaggedAt)))
    .returning({ id: jobOpenings.id });
  return rows.length > 0;
}
