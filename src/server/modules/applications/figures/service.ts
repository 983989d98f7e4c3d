import { openingStatus } from '#domain/job-openings/job-openings.ts';
import { addDays, calendarDate, dayMs, defaultTimeZone } from '#domain/time.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { employerIn, type OpeningScope, scopeOf } from '#server/platform/scope.ts';
import {
  countByDay,
  countByDaysWaiting,
  countByOpening,
  countBySource,
  selectOpenings,
  selectTimezone,
} from './queries.ts';

/** The window of "recent applications" on dashboards (specification 2, section 9). */
const recentDays = 30;

/** Every opening that the caller sees with its applications by status. */
export async function listByOpening(context: Context<MemberActor>) {
  const { approvedStatus } = context.actor;
  const scope = scopeOf(context.actor);
  const counted = await countByOpening(context.db, scope);
  const openings = await selectOpenings(context.db, scope);
  return openings.map((opening) => {
    const own = counted.filter(({ openingId }) => openingId === opening.id);
    const latest = own.reduce((last, { latestAt }) => Math.max(last, latestAt?.getTime() ?? 0), 0);
    const today = calendarDate(context.clock.now(), opening.timezone);
    const state = { status: opening.status, due_date: opening.dueDate };
    return {
      id: opening.id,
      title: opening.title,
      city: opening.city,
      due_date: opening.dueDate,
      status: openingStatus(state, today, approvedStatus === 'Approved'),
      total: own.reduce((sum, { total }) => sum + total, 0),
      counts: Object.fromEntries(own.map(({ status, total }) => [status, total])),
      latest_at: latest ? new Date(latest).toISOString() : null,
    };
  });
}

/** Applications by status, source and age, and by day. */
export async function readFigures(context: Context<MemberActor>) {
  const scope = scopeOf(context.actor);
  const byStatus: Record<string, number> = {};
  for (const { status, total } of await countByOpening(context.db, scope))
    byStatus[status] = (byStatus[status] ?? 0) + total;
  const waiting = await countByDaysWaiting(context.db, scope, context.clock.now());
  return {
    total: Object.values(byStatus).reduce((sum, total) => sum + total, 0),
    by_status: byStatus,
    by_source: await countBySource(context.db, scope),
    by_age: ages.map(({ from, to }) => ({
      from,
      to,
      total: waiting
        .filter(({ days }) => days >= from && (to === null || days <= to))
        .reduce((sum, { total }) => sum + total, 0),
    })),
    by_day: await readRecentDays(context, scope),
  };
}

/** The last 30 days with their number of applications, days without any included. */
async function readRecentDays(
  context: Context,
  scope: OpeningScope,
): Promise<{ day: string; total: number }[]> {
  const zone = (await selectTimezone(context.db, employerIn(scope))) ?? defaultTimeZone;
  const today = calendarDate(context.clock.now(), zone);
  const since = new Date(context.clock.now().getTime() - (recentDays + 1) * dayMs);
  const counted = await countByDay(context.db, scope, since);
  return Array.from({ length: recentDays }, (_, index) => {
    const day = addDays(today, index - recentDays + 1);
    return { day, total: counted.find((entry) => entry.day === day)?.total ?? 0 };
  });
}

const ages = [
  { from: 0, to: 2 },
  { from: 3, to: 7 },
  { from: 8, to: 14 },
  { from: 15, to: 30 },
  { from: 31, to: null },
];
