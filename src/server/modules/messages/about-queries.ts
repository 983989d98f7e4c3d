import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { isNamed } from '#server/modules/applications/blind/named-service.ts';
import { knownTitle } from '#server/modules/applications/known-opening-service.ts';
import { applications } from '#server/modules/applications/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Pair {
  companyId: string;
  candidateId: string;
  /** The opening that brought them together; an application for it goes before a newer one. */
  openingId: string | null;
}

/** An application by which the two know each other: its opening shows the company, and is not reviewed blind any more. */
export async function selectApplied(db: Database, { companyId, candidateId, openingId }: Pair) {
  const [row] = await db
    .select({
      id: applications.id,
      status: applications.status,
      createdAt: applications.createdAt,
      openingId: jobOpenings.id,
      title: jobOpenings.title,
      knownTitle,
      eligibility: jobOpenings.eligibility,
      experience_start: jobOpenings.experienceStart,
      minimum_education: jobOpenings.minimumEducation,
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.candidateId, candidateId),
        isNull(applications.removedAt),
        eq(jobOpenings.hideCompanyName, false),
        isNamed,
      ),
    )
    .orderBy(
      desc(sql`${applications.openingId} is not distinct from ${openingId}`),
      desc(applications.createdAt),
    )
    .limit(1);
  return row;
}
