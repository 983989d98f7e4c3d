import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { candidates } from '#server/modules/candidates/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { poolCandidates } from '#server/modules/talent-pool/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageOfList } from '#server/platform/each.ts';
import { isOnPage, sizeOf } from '#server/platform/each-queries.ts';

/** Profiles with what lists them, kept from changing until the transaction ends. */
export function selectProfiles(db: Database, ids: readonly string[]) {
  return db
    .select({
      candidate: candidates,
      name: accounts.name,
      nameAr: accounts.nameAr,
      isListed: sql<boolean>`lists_in_pool(${candidates.poolConsent}, ${accounts.emailVerifiedAt}, ${accounts.status})`,
    })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(inArray(candidates.accountId, [...ids]))
    .for('share');
}

export async function upsertRows(
  db: Database,
  rows: readonly (typeof poolCandidates.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  const { candidateId, ...others } = getTableColumns(poolCandidates);
  const set = Object.fromEntries(
    Object.entries(others).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );
  await db
    .insert(poolCandidates)
    .values([...rows])
    .onConflictDoUpdate({ target: candidateId, set });
}

/** A page of the profiles without a row, with one that is older than they are or than the keys of names, or with years that the calendar has outgrown. */
export async function selectStale(db: Database, before: Date, which: PageOfList): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select candidates.account_id as id from candidates left join pool_candidates p on p.candidate_id = candidates.account_id
    where (p.candidate_id is null or p.updated_at <> candidates.updated_at or p.indexed_at < ${before.toISOString()}
        or p.name_keys is null)
      and ${isOnPage(candidates.accountId, which) ?? true}
    order by candidates.account_id limit ${sizeOf(which)}`);
  return rows.map(({ id }) => id);
}
