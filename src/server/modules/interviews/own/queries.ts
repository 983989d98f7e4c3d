import { and, asc, desc, eq, gt, inArray, lte, notInArray, or } from 'drizzle-orm';
import { openInterviewStatuses } from '#domain/interviews/interviews.ts';
import { interviewRows } from '#server/modules/interviews/queries.ts';
import { interviews } from '#server/modules/interviews/table.ts';
import type { Database } from '#server/platform/database/database.ts';

const shown = 50;
const open = [...openInterviewStatuses];

/** Open, and not over. */
export function selectUpcoming(db: Database, candidateId: string, now: Date) {
  return interviewRows(db)
    .where(
      and(
        eq(interviews.candidateId, candidateId),
        inArray(interviews.status, open),
        gt(interviews.untilAt, now),
      ),
    )
    .orderBy(asc(interviews.fromAt), asc(interviews.id))
    .limit(shown);
}

/** Over, called off or declined. */
export function selectPast(db: Database, candidateId: string, now: Date) {
  return interviewRows(db)
    .where(
      and(
        eq(interviews.candidateId, candidateId),
        or(notInArray(interviews.status, open), lte(interviews.untilAt, now)),
      ),
    )
    .orderBy(desc(interviews.fromAt), asc(interviews.id))
    .limit(shown);
}
