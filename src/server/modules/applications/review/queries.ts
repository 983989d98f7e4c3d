import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { isNamed } from '#server/modules/applications/blind/named-service.ts';
import { isUnconfirmed } from '#server/modules/applications/by-hand/queries.ts';
import { knownTitle } from '#server/modules/applications/known-opening-service.ts';
import { applicationEvents, applications } from '#server/modules/applications/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A company's switches for letters to candidates, by their names on the wire. */
export async function selectMailSwitches(db: Database, companyId: string) {
  const [row] = await db
    .select({
      email_accept: companies.emailAccept,
      email_reject: companies.emailReject,
      email_sortlisted: companies.emailShortlisted,
      email_interview: companies.emailInterview,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row ?? {};
}

/** A company's own words for changes of status, by their names. */
export async function selectMailTemplates(db: Database, companyId: string) {
  const [row] = await db
    .select({ mailTemplates: companies.mailTemplates })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.mailTemplates ?? {};
}

/** A rejection tells nobody who has one already, or who took the application back. */
const hasNoEnd = and(ne(applications.status, 'Rejected'), ne(applications.status, 'Withdrawn'));

/**
 * Who would be told of a rejection, by language and by whether the company stays hidden: how many, and what they have in
 * common. One alone has a name, where it is not reviewed blind.
 */
export function selectRecipients(db: Database, ids: readonly string[]) {
  return db
    .select({
      locale: accounts.locale,
      hidesCompany: jobOpenings.hideCompanyName,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      count: sql<number>`count(*)::int`,
      title: sql<string | null>`case when count(distinct ${knownTitle}) = 1 then min(${knownTitle}) end`,
      name: sql<
        string | null
      >`case when count(*) = 1 and bool_and(${isNamed}) then min(${accounts.name}) end`,
      nameAr: sql<
        string | null
      >`case when count(*) = 1 and bool_and(${isNamed}) then min(${accounts.nameAr}) end`,
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(and(inArray(applications.id, [...ids]), hasNoEnd, eq(accounts.status, 'active')))
    .groupBy(accounts.locale, jobOpenings.hideCompanyName, companies.name, companies.nameAr)
    .orderBy(asc(accounts.locale), asc(jobOpenings.hideCompanyName));
}

/** How many of these were added by hand, and wait for the person's yes. */
export function countUnconfirmed(db: Database, ids: readonly string[]): Promise<number> {
  return db.$count(applications, and(inArray(applications.id, [...ids]), hasNoEnd, isUnconfirmed));
}

/** What the letter about a change of status says, with the status that the application has now. */
export async function selectStatusLetter(db: Database, eventId: string) {
  const [row] = await db
    .select({
      facts: applicationEvents.facts,
      applicationId: applications.id,
      status: applications.status,
      laterChanges: sql<number>`(select count(*)::int from application_events later where later.application_id = ${applicationEvents.applicationId} and later.kind = 'status-changed' and later.created_at > ${applicationEvents.createdAt})`,
      title: knownTitle,
      hideCompanyName: jobOpenings.hideCompanyName,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      mailTemplates: companies.mailTemplates,
      candidate: {
        id: accounts.id,
        name: accounts.name,
        nameAr: accounts.nameAr,
        email: accounts.email,
        locale: accounts.locale,
      },
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(eq(applicationEvents.id, eventId));
  return row;
}
