import { and, asc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import { dayMs } from '#domain/time.ts';
import { applications, seenColumns } from '#server/modules/applications/table.ts';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { interviewRows } from '#server/modules/interviews/queries.ts';
import { calendarFeeds, interviewInterviewers, interviews } from '#server/modules/interviews/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OpeningScope, within } from '#server/platform/scope.ts';

type Feed = typeof calendarFeeds.$inferSelect;

export async function findFeed(db: Database, accountId: string): Promise<Feed | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
  return row;
}

/** Whose address it is: a member who may still sign in, of a company that still passes the gate. */
export async function findReader(db: Database, tokenHash: string) {
  const [row] = await db
    .select({
      accountId: accounts.id,
      locale: accounts.locale,
      scope: calendarFeeds.scope,
      memberRole: companyMembers.role,
      companyId: companies.id,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      disabledFeatures: companies.disabledFeatures,
    })
    .from(calendarFeeds)
    .innerJoin(accounts, eq(accounts.id, calendarFeeds.accountId))
    .innerJoin(companyMembers, eq(companyMembers.accountId, accounts.id))
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, tokenHash),
        eq(accounts.status, 'active'),
        eq(companies.approvedStatus, 'Approved'),
      ),
    );
  return row;
}

export async function replaceFeed(db: Database, row: Feed): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeeds.accountId, set: row });
}

export async function deleteFeed(db: Database, accountId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
}

const feedMost = 500;

/** What a feed shows: from 30 days ago on, without what was called off or declined. */
export function selectFeedInterviews(
  db: Database,
  { scope, accountId }: { scope: OpeningScope; accountId: string | undefined },
  now: Date,
) {
  const held = db
    .select({ id: interviewInterviewers.interviewId })
    .from(interviewInterviewers)
    .where(
      and(
        eq(interviewInterviewers.interviewId, interviews.id),
        accountId ? eq(interviewInterviewers.accountId, accountId) : sql`false`,
      ),
    );
  return interviewRows(db)
    .where(
      and(
        within(scope, seenColumns),
        isNull(applications.removedAt),
        inArray(interviews.status, ['Scheduled', 'Confirmed', 'Proposed', 'Completed']),
        gt(interviews.untilAt, new Date(now.getTime() - 30 * dayMs)),
        accountId ? exists(held) : undefined,
      ),
    )
    .orderBy(asc(interviews.fromAt), asc(interviews.id))
    .limit(feedMost);
}
