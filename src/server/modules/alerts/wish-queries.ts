import { and, eq, not } from 'drizzle-orm';
import { candidates } from '#server/modules/candidates/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageOfList } from '#server/platform/each.ts';
import { isOnPage, sizeOf } from '#server/platform/each-queries.ts';
import { jobAlerts } from './table.ts';

export async function selectWishes(db: Database, candidateId: string) {
  const { desiredJobs, currentPosition, residenceCountry, areWishesKept } = candidates;
  const [row] = await db
    .select({ desiredJobs, currentPosition, residenceCountry, areWishesKept })
    .from(candidates)
    .where(eq(candidates.accountId, candidateId));
  return row;
}

export async function selectWishAlert(db: Database, accountId: string) {
  const [row] = await db
    .select({ id: jobAlerts.id, filters: jobAlerts.filters })
    .from(jobAlerts)
    .where(isWishOf(accountId));
  return row;
}

export async function deleteWishes(db: Database, accountId: string): Promise<void> {
  await db.delete(jobAlerts).where(isWishOf(accountId));
}

/** A page of the candidates whose wishes nobody has looked at. */
export async function selectUnkept(db: Database, which: PageOfList): Promise<string[]> {
  const rows = await db
    .select({ id: candidates.accountId })
    .from(candidates)
    .where(and(not(candidates.areWishesKept), isOnPage(candidates.accountId, which)))
    .orderBy(candidates.accountId)
    .limit(sizeOf(which));
  return rows.map(({ id }) => id);
}

function isWishOf(accountId: string) {
  return and(eq(jobAlerts.accountId, accountId), eq(jobAlerts.origin, 'wishes'));
}
