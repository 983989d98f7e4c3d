import { eq, or } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { poolCandidates, poolRequests, poolSearches, poolSearchHits } from './table.ts';

/** What companies asked of a candidate, what a member asked and kept; the row of the search goes with its profile. */
export const talentPoolPersonalData: PersonalData = {
  module: 'talent-pool',
  tables: [poolCandidates, poolRequests, poolSearches, poolSearchHits],
  async export(db, accountId) {
    const [listing, requests, searches] = await Promise.all([
      db.select().from(poolCandidates).where(eq(poolCandidates.candidateId, accountId)),
      db
        .select()
        .from(poolRequests)
        .where(or(eq(poolRequests.candidateId, accountId), eq(poolRequests.createdBy, accountId))),
      db.select().from(poolSearches).where(eq(poolSearches.accountId, accountId)),
    ]);
    return { pool_listing: listing, pool_requests: requests, pool_searches: searches };
  },
  async erase({ db }, accountId) {
    await db.delete(poolRequests).where(eq(poolRequests.candidateId, accountId));
    await db.update(poolRequests).set({ createdBy: null }).where(eq(poolRequests.createdBy, accountId));
    await db.delete(poolSearchHits).where(eq(poolSearchHits.candidateId, accountId));
    await db.delete(poolSearches).where(eq(poolSearches.accountId, accountId));
    await db.delete(poolCandidates).where(eq(poolCandidates.candidateId, accountId));
  },
};
