import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, ne, not, sql } from 'drizzle-orm';
import { isUnconfirmed } from '#server/modules/applications/by-hand/queries.ts';
import { applications, seenColumns, videoAnswers } from '#server/modules/applications/table.ts';
import { videoIntroductions } from '#server/modules/candidates/table.ts';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings, screeningQuestions, videoQuestions } from '#server/modules/job-openings/table.ts';
import { seesOpening } from '#server/modules/job-openings/team/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageOfList } from '#server/platform/each.ts';
import { isOnPage, sizeOf } from '#server/platform/each-queries.ts';
import { type OpeningScope, within } from '#server/platform/scope.ts';

/** A new application that nobody has moved yet, with what it brings along; undefined for any other. */
export async function selectArrival(db: Database, applicationId: string) {
  const [row] = await db
    .select({
      id: applications.id,
      openingId: applications.openingId,
      companyId: applications.companyId,
      candidateId: accounts.id,
      candidateName: accounts.name,
      candidateNameAr: accounts.nameAr,
      status: applications.status,
      blindReview: jobOpenings.blindReview,
      title: jobOpenings.title,
      answers: applications.answers,
      coverLetter: applications.coverLetter,
      needed: db.$count(
        screeningQuestions,
        and(eq(screeningQuestions.openingId, jobOpenings.id), isNotNull(screeningQuestions.knockOut)),
      ),
      videosAsked: db.$count(videoQuestions, eq(videoQuestions.openingId, jobOpenings.id)),
      videosRecorded: db.$count(videoAnswers, eq(videoAnswers.applicationId, applications.id)),
      introductions: db.$count(videoIntroductions, eq(videoIntroductions.candidateId, accounts.id)),
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.status, 'Pending'),
        isNull(applications.removedAt),
        eq(companies.approvedStatus, 'Approved'),
      ),
    );
  return row;
}
export type Arrival = NonNullable<Awaited<ReturnType<typeof selectArrival>>>;

const person = {
  id: accounts.id,
  name: accounts.name,
  nameAr: accounts.nameAr,
  email: accounts.email,
  locale: accounts.locale,
};

/** Who of a company can sign in and decides or watches over an opening, with what they chose to hear. */
export function selectReaders(
  db: Database,
  { companyId, openingId }: { companyId: string; openingId: string },
) {
  return db
    .select({ ...person, role: companyMembers.role, applicationMail: companyMembers.applicationMail })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(accounts.status, 'active'),
        ne(companyMembers.role, 'interviewer'),
        seesOpening(sql`${openingId}::uuid`),
      ),
    )
    .orderBy(asc(companyMembers.createdAt), asc(accounts.id));
}

/** A page of those who read a summary once a day, of approved companies. */
export function selectDailyReaders(db: Database, which: PageOfList) {
  return db
    .select({
      ...person,
      role: companyMembers.role,
      companyId: companyMembers.companyId,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(
      and(
        eq(companyMembers.applicationMail, 'daily'),
        ne(companyMembers.role, 'interviewer'),
        eq(accounts.status, 'active'),
        eq(companies.approvedStatus, 'Approved'),
        isOnPage(accounts.id, which),
      ),
    )
    .orderBy(accounts.id)
    .limit(sizeOf(which));
}

/** How many applications came for which openings between two moments, most first. */
export function countArrivals(db: Database, scope: OpeningScope, from: Date, until: Date) {
  return db
    .select({ title: jobOpenings.title, count: count() })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .where(
      and(
        within(scope, seenColumns),
        gte(applications.createdAt, from),
        lt(applications.createdAt, until),
        ne(applications.status, 'Withdrawn'),
        isNull(applications.removedAt),
        // What a company added itself is no news to it.
        not(isUnconfirmed),
      ),
    )
    .groupBy(jobOpenings.title)
    .orderBy(desc(count()), asc(jobOpenings.title));
}
