import { and, asc, count, eq, inArray, not, sql } from 'drizzle-orm';
import { companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { VisitorRecord } from './queries.ts';
import { shareReviews, shareVisitors } from './table.ts';

const hasReviewed = sql<boolean>`exists (select from ${shareReviews} where ${shareReviews.visitorId} = ${shareVisitors.id}
  and (${shareReviews.rating} is not null or ${shareReviews.comment} <> ''))`;

export async function findVisitor(
  db: Database,
  shareId: string,
  tokenHash: string,
): Promise<VisitorRecord | undefined> {
  const [row] = await db
    .select()
    .from(shareVisitors)
    .where(and(eq(shareVisitors.shareId, shareId), eq(shareVisitors.tokenHash, tokenHash)));
  return row;
}

export async function countVisitors(db: Database, shareId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(shareVisitors)
    .where(eq(shareVisitors.shareId, shareId));
  return row?.total ?? 0;
}

export async function insertVisitor(
  db: Database,
  visitor: { shareId: string; tokenHash: string; deviceHash: string; name: string; now: Date },
): Promise<void> {
  const { now, ...row } = visitor;
  await db.insert(shareVisitors).values({ ...row, createdAt: now, lastSeenAt: now });
}

export async function updateVisitor(
  db: Database,
  { id }: Pick<VisitorRecord, 'id'>,
  set: Partial<typeof shareVisitors.$inferInsert>,
): Promise<void> {
  await db.update(shareVisitors).set(set).where(eq(shareVisitors.id, id));
}

/** What is not given stays as it was. */
export async function putReview(
  db: Database,
  review: {
    visitorId: string;
    applicationId: string;
    rating?: number | null;
    comment?: string;
    updatedAt: Date;
  },
): Promise<void> {
  const { visitorId, applicationId, ...set } = review;
  await db
    .insert(shareReviews)
    .values({ visitorId, applicationId, ...set })
    .onConflictDoUpdate({ target: [shareReviews.visitorId, shareReviews.applicationId], set });
}

/** Those who entered from one device, with whether they rated or commented; who was there last comes last. */
export function selectVisitorsOfDevice(db: Database, shareId: string, deviceHash: string) {
  return db
    .select({ id: shareVisitors.id, name: shareVisitors.name, hasReviewed })
    .from(shareVisitors)
    .where(and(eq(shareVisitors.shareId, shareId), eq(shareVisitors.deviceHash, deviceHash)))
    .orderBy(asc(shareVisitors.lastSeenAt), asc(shareVisitors.id));
}

/** Takes out the one who never rated nor commented and was there the longest ago; whether there was one. */
export async function yieldPlace(
  db: Database,
  { shareId, deviceHash }: { shareId: string; deviceHash?: string },
): Promise<boolean> {
  const oldest = db
    .select({ id: shareVisitors.id })
    .from(shareVisitors)
    .where(
      and(
        eq(shareVisitors.shareId, shareId),
        deviceHash === undefined ? undefined : eq(shareVisitors.deviceHash, deviceHash),
        not(hasReviewed),
      ),
    )
    .orderBy(asc(shareVisitors.lastSeenAt), asc(shareVisitors.id))
    .limit(1);
  const gone = await db.delete(shareVisitors).where(inArray(shareVisitors.id, oldest)).returning({
    id: shareVisitors.id,
  });
  return gone.length > 0;
}

/** The names of everybody who works for a company, in both scripts. */
export async function selectMemberNames(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ name: accounts.name, nameAr: accounts.nameAr })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(eq(companyMembers.companyId, companyId));
  return rows.flatMap(({ name, nameAr }) => [name, nameAr]).filter(Boolean);
}
