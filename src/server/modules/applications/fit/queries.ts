import { eq, inArray, sql } from 'drizzle-orm';
import { applications } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Those whose figure has to be worked out again, with what it is made of; kept from others who do the same. */
export function selectStale(db: Database, most: number) {
  const stale = db
    .select({ id: applications.id })
    .from(applications)
    .where(sql`is_fit_stale`)
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .select({
      id: applications.id,
      asked: {
        eligibility: jobOpenings.eligibility,
        experience_start: jobOpenings.experienceStart,
        minimum_education: jobOpenings.minimumEducation,
      },
      profile: {
        eligibility: candidates.eligibility,
        languages: candidates.languages,
        educations: candidates.educations,
        total_experience: candidates.totalExperience,
      },
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .leftJoin(candidates, eq(candidates.accountId, applications.candidateId))
    .where(inArray(applications.id, stale));
}

export async function saveFits(
  db: Database,
  fits: readonly { id: string; met: number; total: number }[],
): Promise<void> {
  const ids = sql.param(fits.map(({ id }) => id));
  const met = sql.param(fits.map((fit) => fit.met));
  const total = sql.param(fits.map((fit) => fit.total));
  await db.execute(sql`update applications set fit_met = judged.met, fit_total = judged.total, is_fit_stale = false
    from unnest(${ids}::uuid[], ${met}::int[], ${total}::int[]) as judged (id, met, total)
    where applications.id = judged.id`);
}

/** Of an opening that asks something else, of a profile that says something else, or of one that was moved. */
export type FitsOf = { openingId: string } | { candidateId: string } | { applicationId: string };

export async function markStale(db: Database, of: FitsOf): Promise<boolean> {
  const rows = await db
    .update(applications)
    .set({ isFitStale: true })
    .where(are(of))
    .returning({ id: applications.id });
  return rows.length > 0;
}

function are(of: FitsOf) {
  if ('openingId' in of) return eq(applications.openingId, of.openingId);
  if ('candidateId' in of) return eq(applications.candidateId, of.candidateId);
  return eq(applications.id, of.applicationId);
}
