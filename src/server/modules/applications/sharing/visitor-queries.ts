import { and, count, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { VisitorRecord } from './queries.ts';
import { shareReviews, shareVisitors } from './table.ts';

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

/** One row for each browser: of two entries at one moment the later name holds. */
export async function putVisitor(
  db: Database,
  visitor: { shareId: string; tokenHash: string; name: string; now: Date },
): Promise<void> {
  const { now, ...row } = visitor;
  await db
    .insert(shareVisitors)
    .values({ ...row, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [shareVisitors.shareId, shareVisitors.tokenHash],
      set: { name: visitor.name },
    });
}

export async function updateVisitor(
  db: Database,
  { id }: VisitorRecord,
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
