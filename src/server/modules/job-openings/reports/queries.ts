import { and, count, eq, inArray, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';
import type { ReportVerdict } from '#domain/job-openings/report-reasons.ts';
import { companies } from '#server/modules/companies/table.ts';
import { jobOpenings, type OpeningRecord } from '#server/modules/job-openings/table.ts';
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

/** Reports that nobody has looked at. */
export async function countReports(db: Database, openingId: string): Promise<number> {
  const [row] = await db
    .select({ reports: count() })
    .from(openingReports)
    .where(and(eq(openingReports.openingId, openingId), isNull(openingReports.verdict)));
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

const shownReports = 20;

/** Openings that were reported and nobody has looked at, and those that are held: the flagged first, then the latest. */
export async function selectReportedOpenings(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
) {
  const open = db
    .select({
      openingId: openingReports.openingId,
      reports: count().as('reports'),
      latest: max(openingReports.createdAt).as('latest'),
    })
    .from(openingReports)
    .where(isNull(openingReports.verdict))
    .groupBy(openingReports.openingId)
    .as('open');
  // Named first, by two small indexes: all the other openings are never read.
  const listed = db
    .select({ id: openingReports.openingId })
    .from(openingReports)
    .where(isNull(openingReports.verdict))
    .union(db.select({ id: jobOpenings.id }).from(jobOpenings).where(isNotNull(jobOpenings.heldReason)))
    .as('listed');
  const rows = await db
    .select({
      id: jobOpenings.id,
      title: jobOpenings.title,
      status: jobOpenings.status,
      flaggedAt: jobOpenings.flaggedAt,
      heldReason: jobOpenings.heldReason,
      companyId: companies.id,
      companyName: companies.name,
      reports: open.reports,
      latest: open.latest,
    })
    .from(listed)
    .innerJoin(jobOpenings, eq(jobOpenings.id, listed.id))
    .leftJoin(open, eq(open.openingId, jobOpenings.id))
    .innerJoin(companies, eq(companies.id, jobOpenings.companyId))
    .orderBy(
      sql`(${open.openingId} is not null) desc`,
      sql`(${jobOpenings.flaggedAt} is not null) desc`,
      sql`${open.latest} desc nulls last`,
      jobOpenings.id,
    )
    .offset(offset)
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(listed);
  return { rows, total: counted?.total ?? 0 };
}

/** What was written of these openings and nobody has looked at, the latest first: at most 20 of each. */
export async function selectOpenReports(db: Database, openingIds: string[]) {
  const ranked = db
    .select({
      id: openingReports.id,
      openingId: openingReports.openingId,
      reason: openingReports.reason,
      text: openingReports.text,
      createdAt: openingReports.createdAt,
      place: sql<number>`row_number() over (partition by ${openingReports.openingId}
        order by ${openingReports.createdAt} desc, ${openingReports.id})`.as('place'),
    })
    .from(openingReports)
    .where(and(inArray(openingReports.openingId, openingIds), isNull(openingReports.verdict)))
    .as('ranked');
  return db.select().from(ranked).where(lte(ranked.place, shownReports)).orderBy(ranked.place);
}

export async function settleReports(
  db: Database,
  openingId: string,
  settled: { verdict: ReportVerdict; settledAt: Date; settledBy: string },
): Promise<number> {
  const rows = await db
    .update(openingReports)
    .set(settled)
    .where(and(eq(openingReports.openingId, openingId), isNull(openingReports.verdict)))
    .returning({ id: openingReports.id });
  return rows.length;
}

/** The opening of any company, locked: two administrators decide one after the other. */
export async function lockOpening(db: Database, id: string): Promise<OpeningRecord | undefined> {
  const [row] = await db.select().from(jobOpenings).where(eq(jobOpenings.id, id)).for('update');
  return row;
}

export async function updateHeld(
  db: Database,
  id: string,
  changes: Pick<Partial<OpeningRecord>, 'flaggedAt' | 'heldFrom' | 'heldReason' | 'status' | 'updatedAt'>,
): Promise<void> {
  await db
    .update(jobOpenings)
    .set({ ...changes, version: sql`${jobOpenings.version} + 1` })
    .where(eq(jobOpenings.id, id));
}
