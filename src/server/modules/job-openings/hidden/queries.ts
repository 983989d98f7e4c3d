import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { publicOpenings } from '#server/modules/job-openings/public/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { readStatement } from '#server/platform/database/statement.ts';
import { hiddenOpenings } from './table.ts';

export async function insertHidden(db: Database, row: typeof hiddenOpenings.$inferInsert): Promise<void> {
  await db.insert(hiddenOpenings).values(row).onConflictDoNothing();
}

export async function deleteHidden(db: Database, accountId: string, openingId: string): Promise<void> {
  await db
    .delete(hiddenOpenings)
    .where(and(eq(hiddenOpenings.accountId, accountId), eq(hiddenOpenings.openingId, openingId)));
}

export function countHidden(db: Database, accountId: string): Promise<number> {
  return db.$count(hiddenOpenings, eq(hiddenOpenings.accountId, accountId));
}

/** The last one hidden first; at most as many as a candidate may hide. */
export async function selectHiddenIds(db: Database, accountId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ openingId: hiddenOpenings.openingId })
    .from(hiddenOpenings)
    .where(eq(hiddenOpenings.accountId, accountId))
    .orderBy(desc(hiddenOpenings.createdAt))
    .limit(limit);
  return rows.map(({ openingId }) => openingId);
}

/** The ranks of those that visitors see: the search's indexes hold them. */
export async function selectHiddenRanks(db: Database, accountId: string): Promise<number[]> {
  const rows = await readStatement<{ rank: number }>(db, {
    name: 'hidden_ranks',
    text: `select p.rank::float8 as rank from hidden_openings h join public_openings p on p.id = h.opening_id
      where h.account_id = $1`,
    values: [accountId],
  });
  return rows.map(({ rank }) => rank);
}

/** A page of what the candidate hid. */
export function selectHidden(
  db: Database,
  { accountId, now, page, show }: { accountId: string; now: Date; page: number; show: number },
) {
  return db
    .select({
      id: jobOpenings.id,
      title: jobOpenings.title,
      hiddenAt: hiddenOpenings.createdAt,
      isPublic: sql<boolean>`${publicOpenings.id} is not null`,
    })
    .from(hiddenOpenings)
    .innerJoin(jobOpenings, eq(jobOpenings.id, hiddenOpenings.openingId))
    .leftJoin(publicOpenings, and(eq(publicOpenings.id, jobOpenings.id), gt(publicOpenings.expiresAt, now)))
    .where(eq(hiddenOpenings.accountId, accountId))
    .orderBy(desc(hiddenOpenings.createdAt), desc(hiddenOpenings.openingId))
    .limit(show)
    .offset((page - 1) * show);
}
