import { and, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import { askedSources } from '#domain/applications/sources.ts';
import { addDays, calendarDate, dayMs } from '#domain/time.ts';
import { applications } from '#server/modules/applications/table.ts';
import type { FiguresQuestion, SlowOpening } from '#server/modules/companies/contributors.ts';
import { jobOpenings, seenColumns as openingColumns } from '#server/modules/job-openings/table.ts';
import type { Context } from '#server/platform/context.ts';
import { within } from '#server/platform/scope.ts';
import { isSeen } from './queries.ts';

/** So many stand on the dashboard, those that lost most first. */
const shown = 3;
const drawnDays = 14;
/** Fewer applicants than this in a week say nothing when they get fewer still. */
const leastBefore = 3;
/** Fewer views than this say nothing about an opening; of more, one in twenty should apply. */
const leastViews = 30;
const viewsOfOne = 20;

/**
 * Public openings that stop working: in the last seven days at most half as many applied as in the seven before (three at
 * least), or of those who read it (thirty at least, over a week) fewer than one in twenty did. Whom the company added
 * itself does not count.
 */
export async function readSlowing(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { scope, timezone }: Pick<FiguresQuestion, 'scope' | 'timezone'>,
): Promise<SlowOpening[]> {
  const now = clock.now();
  const week = new Date(now.getTime() - 7 * dayMs);
  const fortnight = new Date(now.getTime() - 14 * dayMs);
  const today = calendarDate(now, timezone);
  const { createdAt, openingId } = applications;
  const applied = and(isSeen(scope), notInArray(applications.source, [...askedSources]));
  const lately = db
    .select({
      openingId,
      recent: sql<number>`count(*) filter (where ${createdAt} >= ${week.toISOString()}::timestamptz)::int`.as(
        'recent',
      ),
      before: sql<number>`count(*) filter (where ${createdAt} < ${week.toISOString()}::timestamptz)::int`.as(
        'before',
      ),
    })
    .from(applications)
    .where(and(applied, gte(createdAt, fortnight)))
    .groupBy(openingId)
    .as('lately');
  const recent = sql<number>`coalesce(${lately.recent}, 0)`;
  const before = sql<number>`coalesce(${lately.before}, 0)`;
  const { firstPublishedAt, dueDate, views } = jobOpenings;
  const isFewer = sql`${firstPublishedAt} <= ${fortnight.toISOString()}::timestamptz and ${before} >= ${leastBefore} and ${recent} * 2 <= ${before}`;
  const isPassedBy = sql`${views} >= ${leastViews} and ${jobOpenings.applications} * ${viewsOfOne} < ${views}`;
  const rows = await db
    .select({
      id: jobOpenings.id,
      title: jobOpenings.title,
      views,
      applications: jobOpenings.applications,
      recent,
      before,
      isFewer: sql<boolean>`(${isFewer})`,
      isPayShown: sql<boolean>`${jobOpenings.publishSalary} and ${jobOpenings.salaryStart} is not null`,
    })
    .from(jobOpenings)
    .leftJoin(lately, eq(lately.openingId, jobOpenings.id))
    .where(
      and(
        within(scope, openingColumns),
        eq(jobOpenings.status, 'Published'),
        sql`(${dueDate} is null or ${dueDate} >= ${today})`,
        sql`${firstPublishedAt} <= ${week.toISOString()}::timestamptz`,
        sql`((${isFewer}) or (${isPassedBy}))`,
      ),
    )
    .orderBy(sql`${before} - ${recent} desc`, sql`${views} desc`, jobOpenings.id)
    .limit(shown);
  if (rows.length === 0) return [];
  const days = Array.from({ length: drawnDays }, (_, index) => addDays(today, index - drawnDays + 1));
  const day = sql<string>`(${createdAt} at time zone ${timezone}::text)::date::text`;
  const counted = await db
    .select({ openingId, day, total: sql<number>`count(*)::int` })
    .from(applications)
    .where(
      and(
        applied,
        inArray(
          openingId,
          rows.map(({ id }) => id),
        ),
        gte(createdAt, new Date(fortnight.getTime() - dayMs)),
      ),
    )
    .groupBy(openingId, sql`2`);
  const totals = new Map(counted.map(({ openingId: id, day: on, total }) => [`${id} ${on}`, total]));
  return rows.map(({ id, title, isFewer: fewer, isPayShown, ...row }) => ({
    id,
    title,
    cause: fewer ? 'fewer' : 'passed-by',
    views: row.views,
    applications: row.applications,
    recent: row.recent,
    before: row.before,
    is_pay_shown: isPayShown,
    days: days.map((on) => totals.get(`${id} ${on}`) ?? 0),
  }));
}
