import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, ne, not, notInArray, or, sql } from 'drizzle-orm';
import { owedStatuses } from '#domain/applications/applications.ts';
import { measuredDays, measuredMinimum } from '#domain/applications/reply.ts';
import { askedSources } from '#domain/applications/sources.ts';
import { isUnconfirmed } from '#server/modules/applications/by-hand/queries.ts';
import { applications, seenColumns } from '#server/modules/applications/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageOfList } from '#server/platform/each.ts';
import { isOnPage, sizeOf } from '#server/platform/each-queries.ts';
import { type OpeningScope, within } from '#server/platform/scope.ts';

const remindedAtOnce = 5000;

/** The promise of an answer is to those who applied themselves. */
const isPromised = notInArray(applications.source, [...askedSources]);

/** The first answer counts; back among the pending ones, the candidate waits again. */
export async function setReplied(
  db: Database,
  applicationIds: readonly string[],
  at: Date | null,
): Promise<void> {
  await db
    .update(applications)
    .set({ repliedAt: at })
    .where(
      and(
        inArray(applications.id, [...applicationIds]),
        at ? isNull(applications.repliedAt) : isNotNull(applications.repliedAt),
        // Who has not confirmed is told nothing, so nothing is an answer.
        not(isUnconfirmed),
      ),
    );
}

/** Everybody who still waits for an opening that was closed has been told so. */
export async function setWaitingReplied(db: Database, openingId: string, at: Date): Promise<void> {
  await db
    .update(applications)
    .set({ repliedAt: at })
    .where(and(eq(applications.openingId, openingId), isNull(applications.repliedAt)));
}

/** A page of the companies with applications that wait for an answer due before a moment, of which nobody was reminded. */
export function selectCompaniesDue(db: Database, before: Date, which: PageOfList) {
  return db
    .selectDistinct({ companyId: applications.companyId })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      and(isDue(before), eq(companies.approvedStatus, 'Approved'), isOnPage(applications.companyId, which)),
    )
    .orderBy(asc(applications.companyId))
    .limit(sizeOf(which));
}

/** Those applications of one company, with their openings. */
export function selectDue(db: Database, companyId: string, before: Date) {
  return db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      openingId: jobOpenings.id,
      title: jobOpenings.title,
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .where(and(eq(applications.companyId, companyId), isDue(before)))
    .orderBy(asc(jobOpenings.title), asc(applications.createdAt))
    .limit(remindedAtOnce);
}

/** So many of those that wait longest are looked at; whoever has more late answers reads that there are so many. */
const owedReach = 500;

/** Which of the applications that a member sees were promised an answer before a moment, the oldest promise first. */
export async function selectOwed(
  db: Database,
  scope: OpeningScope,
  { before, limit }: { before: Date; limit: number },
): Promise<{ total: number; items: { id: string; dueAt: Date }[] }> {
  // Of each status the first ones along its index, so that no company's whole past is read and put in order.
  const oldest = owedStatuses.map((status) =>
    db
      .select({
        id: applications.id,
        openingId: applications.openingId,
        createdAt: applications.createdAt,
      })
      .from(applications)
      .where(
        and(
          within(scope, seenColumns),
          eq(applications.status, status),
          isUnanswered,
          lt(applications.createdAt, before),
        ),
      )
      .orderBy(sql`${applications.createdAt} asc nulls last`)
      .limit(owedReach),
  );
  const waiting = sql.join(
    oldest.map((one) => sql`(${one.getSQL()})`),
    sql` union all `,
  );
  const dueAt = sql`waiting.created_at + ${jobOpenings.replyDays} * interval '1 day'`;
  const { rows } = await db.execute<{ id: string; due_at: string; total: string }>(sql`
    select waiting.id, ${dueAt} as due_at, count(*) over () as total
    from (${waiting}) as waiting join ${jobOpenings} on ${jobOpenings.id} = waiting.opening_id
    where ${jobOpenings.status} <> 'Closed' and ${dueAt} < ${before.toISOString()}
    order by due_at, waiting.id limit ${limit}`);
  return {
    total: Math.min(owedReach, Number(rows[0]?.total ?? 0)),
    items: rows.map(({ id, due_at }) => ({ id, dueAt: new Date(due_at) })),
  };
}

/** Nothing was said yet to somebody who applied and is there to hear it. */
const isUnanswered = and(
  isNull(applications.repliedAt),
  isNull(applications.removedAt),
  isNotNull(applications.candidateId),
  isPromised,
);

function isDue(before: Date) {
  return and(
    isUnanswered,
    isNull(applications.replyRemindedAt),
    inArray(applications.status, [...owedStatuses]),
    ne(jobOpenings.status, 'Closed'),
    sql`${applications.createdAt} + ${jobOpenings.replyDays} * interval '1 day' < ${before.toISOString()}`,
  );
}

export async function markReminded(db: Database, ids: readonly string[], at: Date): Promise<void> {
  await db
    .update(applications)
    .set({ replyRemindedAt: at })
    .where(inArray(applications.id, [...ids]));
}

/**
 * How many in a hundred each company of a page answers within the measured days; null below the least number of answers.
 * Its applications are found by the index of each company: one after the other, so that no statement reads those of all.
 */
export async function selectAnswerRates(
  db: Database,
  {
    from,
    dueBefore,
    page,
  }: { from: Date; dueBefore: Date; page: { after: string | undefined; limit: number } },
): Promise<{ companyId: string; rate: number | null }[]> {
  const answered = sql`count(*) filter (where ${applications.repliedAt} is not null)`;
  const inTime = sql`count(*) filter (where ${applications.repliedAt} <= ${applications.createdAt} + ${measuredDays} * interval '1 day')`;
  const measured = db
    .select({
      rate: sql<
        number | null
      >`case when ${answered} >= ${measuredMinimum} then round(100.0 * ${inTime} / count(*))::int end`.as(
        'rate',
      ),
    })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companies.id),
        gte(applications.createdAt, from),
        isPromised,
        // Who took it back before an answer was due waits for none.
        or(
          isNotNull(applications.repliedAt),
          and(lt(applications.createdAt, dueBefore), notInArray(applications.status, ['Withdrawn'])),
        ),
      ),
    )
    .as('measured');
  return db
    .select({ companyId: companies.id, rate: measured.rate })
    .from(companies)
    .crossJoinLateral(measured)
    .where(isOnPage(companies.id, page))
    .orderBy(asc(companies.id))
    .limit(page.limit);
}
