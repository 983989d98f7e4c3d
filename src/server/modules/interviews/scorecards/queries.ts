import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { isId } from '#domain/ids.ts';
import { openInterviewStatuses } from '#domain/interviews/interviews.ts';
import { applications, seenColumns } from '#server/modules/applications/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { interviewRows } from '#server/modules/interviews/queries.ts';
import { interviewInterviewers, interviewScorecards, interviews } from '#server/modules/interviews/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OpeningScope, within } from '#server/platform/scope.ts';

const interviewsShown = 20;
const owedShown = 3;

/** The interviews of an application that have begun and were not called off, latest first. */
export function selectHeld(db: Database, applicationId: string, now: Date) {
  return interviewRows(db)
    .where(and(isId(applicationId) ? eq(interviews.applicationId, applicationId) : sql`false`, hasBegun(now)))
    .orderBy(desc(interviews.fromAt), asc(interviews.id))
    .limit(interviewsShown);
}

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** Every scorecard of these interviews, oldest first. */
export function selectCards(db: Database, interviewIds: readonly string[]) {
  return db
    .select({
      interviewId: interviewScorecards.interviewId,
      accountId: interviewScorecards.accountId,
      by: accounts.name,
      byAr: accounts.nameAr,
      recommendation: interviewScorecards.recommendation,
      scores: interviewScorecards.scores,
      rating: interviewScorecards.rating,
      text: interviewScorecards.text,
      updatedAt: interviewScorecards.updatedAt,
    })
    .from(interviewScorecards)
    .leftJoin(accounts, eq(accounts.id, interviewScorecards.accountId))
    .where(inArray(interviewScorecards.interviewId, [...interviewIds]))
    .orderBy(asc(interviewScorecards.createdAt), asc(interviewScorecards.id));
}

/** What the opening of an interview asks to rate. */
export async function selectCriteria(db: Database, openingId: string): Promise<string[]> {
  const [row] = await db
    .select({ criteria: jobOpenings.criteria })
    .from(jobOpenings)
    .where(eq(jobOpenings.id, openingId));
  return row?.criteria ?? [];
}

/** Keeps a scorecard in place of an earlier one of the same interviewer. */
export async function putCard(db: Database, row: typeof interviewScorecards.$inferInsert): Promise<void> {
  const { recommendation, scores, rating, text, updatedAt } = row;
  await db
    .insert(interviewScorecards)
    .values(row)
    .onConflictDoUpdate({
      target: [interviewScorecards.interviewId, interviewScorecards.accountId],
      set: { recommendation, scores, rating, text, updatedAt },
    });
}

/** The interviews of a member of a company, ended since a moment, of which the own scorecard is missing. */
export function selectOwed(
  db: Database,
  { accountId, scope }: { accountId: string; scope: OpeningScope },
  { since, now }: { since: Date; now: Date },
) {
  return db
    .select({
      id: interviews.id,
      candidateName: accounts.name,
      candidateNameAr: accounts.nameAr,
      fromAt: interviews.fromAt,
    })
    .from(interviewInterviewers)
    .innerJoin(interviews, eq(interviews.id, interviewInterviewers.interviewId))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(accounts, eq(accounts.id, interviews.candidateId))
    .where(
      and(
        eq(interviewInterviewers.accountId, accountId),
        within(scope, seenColumns),
        isNull(applications.removedAt),
        gt(interviews.untilAt, since),
        hasBegun(now),
        // One that is still going on is not owed yet.
        or(eq(interviews.status, 'Completed'), lte(interviews.untilAt, now)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(interviewScorecards)
            .where(
              and(
                eq(interviewScorecards.interviewId, interviews.id),
                eq(interviewScorecards.accountId, accountId),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(interviews.fromAt))
    .limit(owedShown);
}

function hasBegun(now: Date) {
  return or(
    eq(interviews.status, 'Completed'),
    and(
      inArray(interviews.status, [...openInterviewStatuses]),
      isNotNull(interviews.startsAt),
      lte(interviews.startsAt, now),
    ),
  );
}
