import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ProfileContributor } from '#server/modules/candidates/contributors.ts';
import { companies } from '#server/modules/companies/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { within } from '#server/platform/scope.ts';
import { isNamedAlone } from './blind/named-service.ts';
import { knownTitle } from './known-opening-service.ts';
import { applications, seenColumns } from './table.ts';

const historyMaximum = 50;

/** What the profile asks of applications: whether one ties a company to a candidate, and the history of them. */
export const applicationsOfProfiles: ProfileContributor = {
  async findTie({ db }, { candidateId, scope }) {
    const isTheirs = and(
      eq(applications.candidateId, candidateId),
      within(scope, seenColumns),
      isNull(applications.removedAt),
      // Whom it reviews blind, it does not know yet.
      isNamedAlone,
    );
    return (await db.$count(applications, isTheirs)) > 0 ? 'applicant' : undefined;
  },
  async hidesNames({ db }, { candidateIds, companyId }) {
    const rows = await db
      .select({ id: applications.candidateId })
      .from(applications)
      .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
      .where(and(inArray(applications.candidateId, [...candidateIds]), eq(applications.companyId, companyId)))
      .groupBy(applications.candidateId)
      .having(sql`bool_and(${jobOpenings.hideCompanyName})`);
    return rows.flatMap(({ id }) => id ?? []);
  },
  async readHistory({ db }, { candidateId, scope }) {
    const rows = await db
      .select({
        title: scope ? jobOpenings.title : knownTitle,
        company: companies.name,
        isHidden: jobOpenings.hideCompanyName,
        status: applications.status,
        at: applications.createdAt,
      })
      .from(applications)
      .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
      .innerJoin(companies, eq(companies.id, applications.companyId))
      .where(
        and(
          eq(applications.candidateId, candidateId),
          scope ? and(within(scope, seenColumns), isNamedAlone) : undefined,
        ),
      )
      .orderBy(desc(applications.createdAt), desc(applications.id))
      .limit(historyMaximum);
    return rows.map((row) => ({
      job_title: row.title,
      company_name: row.isHidden && !scope ? '' : row.company,
      status: row.status,
      applied_at: row.at.toISOString(),
    }));
  },
};
