import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isId } from '#domain/ids.ts';
import { openInterviewStatuses } from '#domain/interviews/interviews.ts';
import type { InterviewFilters } from '#domain/interviews/list.ts';
import { dayMs } from '#domain/time.ts';
import { applications, seenColumns } from '#server/modules/applications/table.ts';
import { interviewRows } from '#server/modules/interviews/queries.ts';
import { interviewInterviewers, interviews } from '#server/modules/interviews/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OpeningScope, within } from '#server/platform/scope.ts';

export interface ListConditions extends Pick<InterviewFilters, 'status' | 'application_id'> {
  scope: OpeningScope;
  /** An interviewer sees the own interviews alone. */
  heldBy?: string;
  member?: string;
  /** The span of the days asked for. */
  from?: Date;
  until?: Date;
}

/** A page of a company's interviews, earliest first. */
export function selectPage(db: Database, conditions: ListConditions, page: { show: number; page: number }) {
  return interviewRows(db)
    .where(matching(db, conditions))
    .orderBy(asc(interviews.fromAt), asc(interviews.id))
    .limit(page.show)
    .offset((page.page - 1) * page.show);
}

/** How many match, by status, leaving the filter by status aside. */
export async function countByStatus(
  db: Database,
  conditions: ListConditions,
): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: interviews.status, total: count() })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(matching(db, { ...conditions, status: undefined }))
    .groupBy(interviews.status);
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]));
}

const waitingShown = 20;

/** What waits for the company: another time asked for, declined lately, or over and not said to have taken place. */
export function selectWaiting(
  db: Database,
  { scope, heldBy: holder }: Pick<ListConditions, 'scope' | 'heldBy'>,
  now: Date,
) {
  const weekAgo = new Date(now.getTime() - 7 * dayMs);
  const monthAgo = new Date(now.getTime() - 30 * dayMs);
  return interviewRows(db)
    .where(
      and(
        within(scope, seenColumns),
        holder ? exists(heldBy(db, holder)) : undefined,
        isNull(applications.removedAt),
        or(
          and(eq(interviews.status, 'Proposed'), gt(interviews.updatedAt, monthAgo)),
          and(eq(interviews.status, 'Declined'), gt(interviews.updatedAt, weekAgo)),
          and(
            inArray(interviews.status, [...openInterviewStatuses]),
            lte(interviews.untilAt, now),
            gt(interviews.untilAt, monthAgo),
          ),
        ),
      ),
    )
    .orderBy(desc(interviews.updatedAt), asc(interviews.id))
    .limit(waitingShown);
}

function matching(db: Database, conditions: ListConditions): SQL | undefined {
  const { scope, heldBy: holder, status, application_id, member, from, until } = conditions;
  return and(
    within(scope, seenColumns),
    holder ? exists(heldBy(db, holder)) : undefined,
    isNull(applications.removedAt),
    status ? eq(interviews.status, status) : undefined,
    application_id
      ? isId(application_id)
        ? eq(interviews.applicationId, application_id)
        : sql`false`
      : undefined,
    member ? exists(heldBy(db, member)) : undefined,
    from ? gt(interviews.untilAt, from) : undefined,
    until ? lt(interviews.fromAt, until) : undefined,
  );
}

function heldBy(db: Database, accountId: string) {
  return db
    .select({ id: interviewInterviewers.interviewId })
    .from(interviewInterviewers)
    .where(
      and(
        eq(interviewInterviewers.interviewId, interviews.id),
        eq(interviewInterviewers.accountId, accountId),
      ),
    );
}
