import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { applications } from '#server/modules/applications/table.ts';
import { companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { seesOpening } from '#server/modules/job-openings/team/service.ts';
import type { Database } from '#server/platform/database/database.ts';
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
