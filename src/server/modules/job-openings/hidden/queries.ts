import type { Database } from '#server/platform/database/database.ts';
import { readStatement } from '#server/platform/database/statement.ts';

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
