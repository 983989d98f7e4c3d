import { and, asc, desc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { applications } from '#server/modules/applications/table.ts';
import { companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { seesOpening, worksForAll } from '#server/modules/job-openings/team/service.ts';
import { openingTeam } from '#server/modules/job-openings/team/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { employerIn, type OpeningScope, within } from '#server/platform/scope.ts';
import type { InterviewRecord } from './queries.ts';
import { interviewInterviewers, interviews } from './table.ts';

/** What letters and screens need of somebody who works for the company. */
const person = {
  id: accounts.id,
  name: accounts.name,
  nameAr: accounts.nameAr,
  email: accounts.email,
  locale: accounts.locale,
  status: accounts.status,
};

export async function insertInterviewers(
  db: Database,
  interviewId: string,
  people: readonly { id: string }[],
): Promise<void> {
  if (people.length === 0) return;
  await db
    .insert(interviewInterviewers)
    .values(people.map(({ id: accountId }) => ({ interviewId, accountId })));
}

export async function deleteInterviewers(
  db: Database,
  interviewId: string,
  people: readonly { id: string }[],
): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  await db
    .delete(interviewInterviewers)
    .where(
      and(eq(interviewInterviewers.interviewId, interviewId), inArray(interviewInterviewers.accountId, ids)),
    );
}

export type InterviewerRow = Awaited<ReturnType<typeof selectInterviewers>>[number];

/** Who holds the interviews, as long as they work for the company and see the opening. */
export function selectInterviewers(db: Database, interviewIds: readonly string[]) {
  return db
    .select({ interviewId: interviewInterviewers.interviewId, ...person })
    .from(interviewInterviewers)
    .innerJoin(interviews, eq(interviews.id, interviewInterviewers.interviewId))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(accounts, eq(accounts.id, interviewInterviewers.accountId))
    .innerJoin(
      companyMembers,
      and(
        eq(companyMembers.accountId, accounts.id),
        eq(companyMembers.companyId, interviews.companyId),
        seesOpening(applications.openingId),
      ),
    )
    .where(inArray(interviewInterviewers.interviewId, [...interviewIds]))
    .orderBy(asc(accounts.name), asc(accounts.id));
}

/** Members of a company who see an opening and may sign in, and whether they hold an interview until now. */
export function selectMembers(
  db: Database,
  { companyId, openingId }: Pick<InterviewRecord, 'companyId' | 'openingId'>,
  interviewId?: string,
) {
  const held = db
    .select({ id: interviewInterviewers.accountId })
    .from(interviewInterviewers)
    .where(
      and(
        eq(interviewInterviewers.interviewId, interviewId ?? sql`null`),
        eq(interviewInterviewers.accountId, accounts.id),
      ),
    );
  return db
    .select({ ...person, isHolding: sql<boolean>`exists (${held})` })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(accounts.status, 'active'),
        seesOpening(sql`${openingId}::uuid`),
      ),
    )
    .orderBy(asc(accounts.name), asc(accounts.id));
}

/** So many colleagues at most are asked about at once. */
const colleaguesMaximum = 24;

/** Members who may sign in and see one of the openings that the caller sees; the caller first. */
export function selectColleagues(db: Database, scope: OpeningScope, callerId: string) {
  const sharing = db
    .select({ id: openingTeam.accountId })
    .from(openingTeam)
    .where(
      and(
        eq(openingTeam.accountId, companyMembers.accountId),
        within(scope, { companyId: companyMembers.companyId, openingId: openingTeam.openingId }),
      ),
    );
  return db
    .select(person)
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(
      and(
        eq(companyMembers.companyId, employerIn(scope)),
        eq(accounts.status, 'active'),
        or(worksForAll(), exists(sharing)),
      ),
    )
    .orderBy(desc(eq(accounts.id, callerId)), asc(accounts.name), asc(accounts.id))
    .limit(colleaguesMaximum);
}

/** Who scheduled it, as long as they work for the company and see the opening. */
export function selectScheduler(db: Database, { scheduledBy, companyId, openingId }: InterviewRecord) {
  return db
    .select(person)
    .from(accounts)
    .innerJoin(companyMembers, eq(companyMembers.accountId, accounts.id))
    .where(
      and(
        scheduledBy ? eq(accounts.id, scheduledBy) : sql`false`,
        eq(companyMembers.companyId, companyId),
        seesOpening(sql`${openingId}::uuid`),
      ),
    );
}
