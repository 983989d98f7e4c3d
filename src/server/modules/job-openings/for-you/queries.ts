import type { EligibilityOpening } from '#domain/candidates/eligibility.ts';
import type { Database } from '#server/platform/database/database.ts';
import { readStatement } from '#server/platform/database/statement.ts';

interface AskedRow extends EligibilityOpening {
  id: string;
}

/** What these openings ask of candidates, for those of them that visitors see; by the keys of both tables. */
export function selectAsked(db: Database, ids: readonly string[], now: Date): Promise<AskedRow[]> {
  return readStatement<AskedRow>(db, {
    name: 'openings_asked',
    text: `select o.id, o.eligibility, o.experience_start, o.minimum_education
      from public_openings p join job_openings o on o.id = p.id
      where p.id = any($1::uuid[]) and p.expires_at > $2`,
    values: [ids, now.toISOString()],
  });
}
