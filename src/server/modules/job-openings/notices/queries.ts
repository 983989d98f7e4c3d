import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { addDays, calendarDate } from '#domain/time.ts';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageOfList } from '#server/platform/each.ts';
import { isOnPage, sizeOf } from '#server/platform/each-queries.ts';

export type OpeningToTell = NonNullable<Awaited<ReturnType<typeof selectOpeningToTell>>>;

const facts = {
  id: jobOpenings.id,
  companyId: jobOpenings.companyId,
  title: jobOpenings.title,
  status: jobOpenings.status,
  dueDate: jobOpenings.dueDate,
  timeZone: companies.timezone,
  hideCompanyName: jobOpenings.hideCompanyName,
  companyName: companies.name,
};

export async function selectOpeningToTell(db: Database, id: string) {
  const [row] = await db
    .select(facts)
    .from(jobOpenings)
    .innerJoin(companies, eq(companies.id, jobOpenings.companyId))
    .where(eq(jobOpenings.id, id));
  return row;
}

/** A page of the public openings whose last day is at most `days` after today, in the zone of their company, and not over. */
export async function selectExpiring(
  db: Database,
  now: Date,
  days: number,
  which: PageOfList,
): Promise<OpeningToTell[]> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${companies.timezone})::date`;
  const date = calendarDate(now, 'UTC');
  return db
    .select(facts)
    .from(jobOpenings)
    .innerJoin(companies, eq(companies.id, jobOpenings.companyId))
    .where(
      and(
        eq(jobOpenings.status, 'Published'),
        eq(companies.approvedStatus, 'Approved'),
        between(jobOpenings.dueDate, sql`${today}`, sql`${today} + ${days}::int`),
        // No zone is more than a day away: these days, which are the same for all, are what the index finds.
        between(jobOpenings.dueDate, addDays(date, -1), addDays(date, days + 1)),
        isOnPage(jobOpenings.id, which),
      ),
    )
    .orderBy(asc(jobOpenings.id))
    .limit(sizeOf(which));
}

/** Who answers for a company's openings: its owners and recruiters. */
export function selectPosters(db: Database, companyId: string) {
  return db
    .select({ id: accounts.id })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        inArray(companyMembers.role, ['owner', 'recruiter']),
        eq(accounts.status, 'active'),
      ),
    )
    .orderBy(asc(companyMembers.createdAt), asc(accounts.id));
}
