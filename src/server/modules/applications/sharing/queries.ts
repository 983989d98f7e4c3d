import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { isId } from '#domain/ids.ts';
import { applications } from '#server/modules/applications/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { applicationShares, sharedApplications, shareReviews, shareVisitors } from './table.ts';

export type ShareRecord = typeof applicationShares.$inferSelect;
export type VisitorRecord = typeof shareVisitors.$inferSelect;
export type ShareRow = Awaited<ReturnType<typeof selectShares>>[number];

export async function insertShare(
  db: Database,
  share: typeof applicationShares.$inferInsert,
  applicationIds: readonly string[],
): Promise<ShareRecord> {
  const [row] = await db.insert(applicationShares).values(share).returning();
  if (!row) throw new Error('The link was not written');
  const named = applicationIds.map((applicationId, position) => ({
    shareId: row.id,
    applicationId,
    position,
  }));
  await db.insert(sharedApplications).values(named);
  return row;
}

export async function findShare(db: Database, id: string): Promise<ShareRecord | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(applicationShares).where(eq(applicationShares.id, id));
  return row;
}

/** The row, kept from changing until the transaction ends. */
export async function lockShare(db: Database, id: string): Promise<ShareRecord | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(applicationShares).where(eq(applicationShares.id, id)).for('update');
  return row;
}

export async function revokeShare(db: Database, { id }: ShareRecord, revokedAt: Date): Promise<void> {
  await db.update(applicationShares).set({ revokedAt }).where(eq(applicationShares.id, id));
}

/** The ids among those given that the company received and still has on its list. */
export async function selectShareable(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        isNull(applications.removedAt),
        inArray(applications.id, ids.filter(isId)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** A page of a company's links with their counts. */
export function selectShares(
  db: Database,
  companyId: string,
  { limit, offset, id }: { limit: number; offset: number; id?: string },
) {
  const visitorsOf = eq(shareVisitors.shareId, applicationShares.id);
  return db
    .select({
      share: applicationShares,
      createdBy: accounts.name,
      createdByAr: accounts.nameAr,
      applications: db.$count(sharedApplications, eq(sharedApplications.shareId, applicationShares.id)),
      visitors: db.$count(shareVisitors, visitorsOf),
      views: sql<number>`(select coalesce(sum(${shareVisitors.views}), 0) from ${shareVisitors} where ${visitorsOf})::int`,
    })
    .from(applicationShares)
    .leftJoin(accounts, eq(accounts.id, applicationShares.createdBy))
    .where(
      and(
        eq(applicationShares.companyId, companyId),
        id === undefined ? undefined : eq(applicationShares.id, id),
      ),
    )
    .orderBy(sql`${applicationShares.createdAt} desc nulls first`, desc(applicationShares.id))
    .limit(limit)
    .offset(offset);
}

export async function countShares(db: Database, companyId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(applicationShares)
    .where(eq(applicationShares.companyId, companyId));
  return row?.total ?? 0;
}

/** Who entered, the latest first, with how many applications they rated. */
export function selectVisitors(db: Database, shareId: string) {
  return db
    .select({
      visitor: shareVisitors,
      rated: db.$count(
        shareReviews,
        and(eq(shareReviews.visitorId, shareVisitors.id), sql`${shareReviews.rating} is not null`),
      ),
    })
    .from(shareVisitors)
    .where(eq(shareVisitors.shareId, shareId))
    .orderBy(desc(shareVisitors.lastSeenAt), asc(shareVisitors.id));
}

/** The applications of a link as the company's list names them. */
export function selectNamed(db: Database, shareId: string) {
  return db
    .select({
      id: applications.id,
      name: accounts.name,
      nameAr: accounts.nameAr,
      status: applications.status,
      blindReview: jobOpenings.blindReview,
      openingId: jobOpenings.id,
      title: jobOpenings.title,
    })
    .from(sharedApplications)
    .innerJoin(applications, eq(applications.id, sharedApplications.applicationId))
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(and(eq(sharedApplications.shareId, shareId), isNull(applications.removedAt)))
    .orderBy(asc(sharedApplications.position));
}

/** What the visitors of a link said of its applications. */
export function selectReviews(db: Database, shareId: string) {
  return db
    .select({
      visitorId: shareReviews.visitorId,
      applicationId: shareReviews.applicationId,
      name: shareVisitors.name,
      rating: shareReviews.rating,
      comment: shareReviews.comment,
      updatedAt: shareReviews.updatedAt,
    })
    .from(shareReviews)
    .innerJoin(shareVisitors, eq(shareVisitors.id, shareReviews.visitorId))
    .where(eq(shareVisitors.shareId, shareId))
    .orderBy(asc(shareReviews.updatedAt), asc(shareReviews.visitorId));
}

/** What people outside said of one application, through whichever link; the latest two hundred. */
export function selectReviewsOf(db: Database, applicationId: string) {
  return db
    .select({
      name: shareVisitors.name,
      rating: shareReviews.rating,
      comment: shareReviews.comment,
      updatedAt: shareReviews.updatedAt,
    })
    .from(shareReviews)
    .innerJoin(shareVisitors, eq(shareVisitors.id, shareReviews.visitorId))
    .where(eq(shareReviews.applicationId, applicationId))
    .orderBy(desc(shareReviews.updatedAt), asc(shareReviews.visitorId))
    .limit(200);
}

/** The links that name an application and still open. */
export function selectOpenSharesOf(db: Database, applicationId: string, now: Date) {
  return db
    .select({
      id: applicationShares.id,
      title: applicationShares.title,
      expiresAt: applicationShares.expiresAt,
    })
    .from(sharedApplications)
    .innerJoin(applicationShares, eq(applicationShares.id, sharedApplications.shareId))
    .where(
      and(
        eq(sharedApplications.applicationId, applicationId),
        isNull(applicationShares.revokedAt),
        gt(applicationShares.expiresAt, now),
      ),
    )
    .orderBy(desc(applicationShares.createdAt))
    .limit(20);
}

/** Whose room it is. */
export async function selectHead(db: Database, share: ShareRecord) {
  const [row] = await db
    .select({
      company: {
        id: companies.id,
        name: companies.name,
        name_ar: companies.nameAr,
        logoFileId: companies.logoFileId,
        approvedStatus: companies.approvedStatus,
        disabledFeatures: companies.disabledFeatures,
        timezone: companies.timezone,
      },
      sharedBy: accounts.name,
      sharedByAr: accounts.nameAr,
    })
    .from(companies)
    .leftJoin(accounts, eq(accounts.id, sql`${share.createdBy}::uuid`))
    .where(eq(companies.id, share.companyId));
  return row;
}
