import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import {
  applicationHistoryAsked,
  companyNameAsked,
  companyTieAsked,
} from '#server/modules/candidates/events.ts';
import { companies } from '#server/modules/companies/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { applications } from './table.ts';

const historyMaximum = 50;

/** What the profile asks of applications: whether one ties a company to a candidate, and the history of them. */
export function applicationsOfProfiles(events: Events<Context>): void {
  events.on(companyTieAsked, async ({ db }, { candidateId, companyId, grant }) => {
    const isTheirs = and(
      eq(applications.candidateId, candidateId),
      eq(applications.companyId, companyId),
      isNull(applications.removedAt),
    );
    if ((await db.$count(applications, isTheirs)) > 0) grant('applicant');
  });
  events.on(companyNameAsked, async ({ db }, { candidateId, companyId, hide }) => {
    const [known] = await db
      .select({ isHidden: sql<boolean | null>`bool_and(${jobOpenings.hideCompanyName})` })
      .from(applications)
      .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
      .where(and(eq(applications.candidateId, candidateId), eq(applications.companyId, companyId)));
    if (known?.isHidden) hide();
  });
  events.on(applicationHistoryAsked, async ({ db }, { candidateId, companyId, add }) => {
    const rows = await db
      .select({
        title: jobOpenings.title,
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
          companyId ? eq(applications.companyId, companyId) : undefined,
        ),
      )
      .orderBy(desc(applications.createdAt), desc(applications.id))
      .limit(historyMaximum);
    add(
      rows.map((row) => ({
        job_title: row.title,
        company_name: row.isHidden && !companyId ? '' : row.company,
        status: row.status,
        applied_at: row.at.toISOString(),
      })),
    );
  });
}
