import { and, eq, inArray, sql } from 'drizzle-orm';
import { applications } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageOfList } from '#server/platform/each.ts';
import { isOnPage, sizeOf } from '#server/platform/each-queries.ts';

/** Those whose figure has to be worked out again, with what it is made of; nobody changes them meanwhile. */
export function selectStale(db: Database, which: PageOfList) {
  const stale = db
    .select({ id: applications.id })
    .from(applications)
    .where(and(sql`is_fit_stale`, isOnPage(applications.id, which)))
    .orderBy(applications.id)
    .limit(sizeOf(which))
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
    .where(inArray(applications.id, stale))
    .orderBy(applications.id);
}

export async function saveFit(db: Database, id: string, fit: { met: number; total: number }): Promise<void> {
  await db
    .update(applications)
    .set({ fitMet: fit.met, fitTotal: fit.total, isFitStale: false })
    .where(eq(applications.id, id));
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
