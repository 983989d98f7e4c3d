import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { worksForAll } from '#server/modules/job-openings/team/service.ts';
import { listedFor } from '#server/modules/talent-pool/search/conditions.ts';
import { poolSearches, poolSearchHits } from '#server/modules/talent-pool/table.ts';
import type { Database } from '#server/platform/database/database.ts';

export type NewSearch = typeof poolSearches.$inferInsert;

/** The searches of a member with how many were found since each was opened, and are listed still. */
export function selectSearches(
  db: Database,
  { accountId, companyId }: { accountId: string; companyId: string },
) {
  return db
    .select({
      id: poolSearches.id,
      name: poolSearches.name,
      filters: poolSearches.filters,
      isMailed: poolSearches.isMailed,
      new: sql<number>`(select count(*)::int from pool_search_hits h
        join pool_candidates p on p.candidate_id = h.candidate_id
        where h.search_id = pool_searches.id and h.found_at > pool_searches.opened_at and ${listedFor(companyId)})`,
    })
    .from(poolSearches)
    .where(eq(poolSearches.accountId, accountId))
    .orderBy(asc(poolSearches.createdAt), asc(poolSearches.id))
    .limit(50);
}

export function countSearches(db: Database, accountId: string): Promise<number> {
  return db.$count(poolSearches, eq(poolSearches.accountId, accountId)).then(Number);
}

export async function insertSearch(db: Database, row: NewSearch): Promise<string> {
  const [written] = await db.insert(poolSearches).values(row).returning({ id: poolSearches.id });
  if (!written) throw new Error('The search was not written');
  return written.id;
}

/** Changes an own search; false where there is none. */
export async function updateSearch(
  db: Database,
  own: { id: string; accountId: string },
  changes: Partial<Pick<NewSearch, 'isMailed' | 'openedAt'>>,
): Promise<boolean> {
  const changed = await db
    .update(poolSearches)
    .set({ ...changes, accountId: own.accountId })
    .where(and(eq(poolSearches.id, own.id), eq(poolSearches.accountId, own.accountId)))
    .returning({ id: poolSearches.id });
  return changed.length > 0;
}

export async function deleteSearch(db: Database, own: { id: string; accountId: string }): Promise<boolean> {
  const gone = await db
    .delete(poolSearches)
    .where(and(eq(poolSearches.id, own.id), eq(poolSearches.accountId, own.accountId)))
    .returning({ id: poolSearches.id });
  return gone.length > 0;
}

/** Writes who was found; answers how many were not known yet: whoever runs twice finds nobody the second time. */
export async function insertHits(
  db: Database,
  searchId: string,
  candidateIds: readonly string[],
  foundAt: Date,
): Promise<number> {
  if (candidateIds.length === 0) return 0;
  const written = await db
    .insert(poolSearchHits)
    .values(candidateIds.map((candidateId) => ({ searchId, candidateId, foundAt })))
    .onConflictDoNothing()
    .returning({ id: poolSearchHits.candidateId });
  return written.length;
}

/** The searches after an id, for a task that goes through all of them. */
export async function selectSearchIds(db: Database, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: poolSearches.id })
    .from(poolSearches)
    .where(gt(poolSearches.id, after))
    .orderBy(asc(poolSearches.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** A search with its member, who may sign in and works for an approved company still; locked against a second run. */
export async function lockSearch(db: Database, id: string) {
  const [row] = await db
    .select({
      search: poolSearches,
      member: { id: accounts.id, name: accounts.name, email: accounts.email, locale: accounts.locale },
      disabledFeatures: companies.disabledFeatures,
    })
    .from(poolSearches)
    .innerJoin(companies, eq(companies.id, poolSearches.companyId))
    .innerJoin(accounts, eq(accounts.id, poolSearches.accountId))
    .innerJoin(
      companyMembers,
      and(
        eq(companyMembers.accountId, accounts.id),
        eq(companyMembers.companyId, companies.id),
        worksForAll(),
      ),
    )
    .where(
      and(eq(poolSearches.id, id), eq(accounts.status, 'active'), eq(companies.approvedStatus, 'Approved')),
    )
    .for('update', { of: poolSearches });
  return row;
}

/** Of `pool_candidates p`: changed since the search was made, and not found by it yet. */
export function isNewTo(search: { id: string; createdAt: Date }) {
  return sql`p.updated_at > ${search.createdAt.toISOString()}::timestamptz and not exists (
    select from pool_search_hits h where h.search_id = ${search.id} and h.candidate_id = p.candidate_id)`;
}
