import type { EligibilityOpening } from '#domain/candidates/eligibility.ts';
import { placedRows } from '#server/modules/job-openings/public/search-conditions.ts';
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

interface Kindred {
  country: string;
  skills: readonly string[];
  industry: string;
  /** The ranks of what the candidate hid. */
  hidden: readonly number[];
}

interface KindredRow {
  card: string;
  ownIndustry: boolean;
}

/** So many of the newest openings of a country are looked through for skills and industry. */
const newestMaximum = 500;

/**
 * Of the newest openings of a country those that name one of the skills or whose company works in the industry: most
 * skills first, then the industry, then the newest. A company that is not shown has no industry.
 */
export function selectKindred(
  db: Database,
  { country, skills, industry, hidden }: Kindred,
  now: Date,
  most: number,
): Promise<KindredRow[]> {
  return readStatement<KindredRow>(db, {
    name: 'openings_kindred',
    text: `select card, "ownIndustry" from (
        select p.card, n.published_at, n.rank, coalesce(c.industry = $3 and $3 <> '', false) as "ownIndustry",
          (select count(*) from unnest(o.tags) tag where lower(tag) = any($2::text[])) as shared
        from (select company_id, published_at, rank from ${placedRows}
          where country = $1 and opens_country and expires_at > $4 and rank <> all($6::bigint[])
          order by published_at desc, rank desc limit ${newestMaximum}) n
        join public_openings p on p.rank = n.rank join job_openings o on o.id = p.id left join companies c on c.id = n.company_id
      ) kindred where shared > 0 or "ownIndustry"
      order by shared desc, "ownIndustry" desc, published_at desc, rank desc limit $5`,
    values: [country, skills.map((skill) => skill.toLowerCase()), industry, now.toISOString(), most, hidden],
  });
}
