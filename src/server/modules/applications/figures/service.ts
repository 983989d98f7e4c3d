import { openingStatus } from '#domain/job-openings/job-openings.ts';
import { addDays, calendarDate, dayMs, defaultTimeZone } from '#domain/time.ts';
import { readStatusCounts } from '#server/modules/applications/list/queries.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { employerIn, type OpeningScope, scopeOf } from '#server/platform/scope.ts';
import {
  countByDay,
  countByDaysWaiting,
  countByOpening,
  countBySource,
  endedStatuses,
  selectLatest,
  selectOpenings,
  selectTimezone,
} from './queries.ts';

/** The window of "recent applications" on dashboards (specification 2, section 9). */
const recentDays = 30;

/** Every opening that the caller sees with its applications by status. */
export async function listByOpening(context: Context<MemberActor>) {
  const scope = scopeOf(context.actor);
  const counted = await countByOpening(context.db, scope);
  const latest = await selectLatest(context.db, counted);
  const byOpening = Map.groupBy(counted, ({ part }) => part);
  return (await listOpenings(context)).map(({ id, title, city, due_date, status }) => {
    const own = byOpening.get(id) ?? [];
    return {
      ...{ id, title, city, due_date, status },
      total: own.reduce((sum, { amount }) => sum + amount, 0),
      counts: Object.fromEntries(own.map(({ kind, amount }) => [kind, amount])),
      latest_at: latest.get(id)?.toISOString() ?? null,
    };
  });
}

/** Every opening that the caller sees with its status of today. */
export async function listOpenings({ db, actor, clock }: Context<MemberActor>) {
  const openings = await selectOpenings(db, scopeOf(actor));
  return openings.map(({ dueDate, timezone, ...opening }) => {
    const state = { status: opening.status, due_date: dueDate };
    const today = calendarDate(clock.now(), timezone);
    return {
      ...opening,
      due_date: dueDate,
      status: openingStatus(state, today, actor.approvedStatus === 'Approved'),
    };
  });
}

/** Applications by status, source and age, and by day. */
export async function readFigures(context: Context<MemberActor>) {
  const { db, actor } = context;
  const scope = scopeOf(actor);
  const byStatus = await readStatusCounts(db, scope);
  return {
    total: sumOf(byStatus.values()),
    by_status: Object.fromEntries(byStatus),
    by_source: await countBySource(db, scope),
    by_age: await readAges(context, scope, byStatus),
    by_day: await readRecentDays(context, scope),
  };
}

/** How long open applications wait: those of the last month are counted, the others are all further ones. */
async function readAges(
  { db, clock }: Context,
  scope: OpeningScope,
  byStatus: ReadonlyMap<string, number>,
): Promise<{ from: number; to: number | null; total: number }[]> {
  const now = clock.now();
  const since = new Date(now.getTime() - (longestAge + 1) * dayMs);
  const waiting = await countByDaysWaiting(db, scope, { now, since });
  const isOpen = ([status]: [string, number]) => !endedStatuses.some((ended) => ended === status);
  const open = sumOf([...byStatus].filter(isOpen).map(([, total]) => total));
  const lately = sumOf(waiting.map(({ total }) => total));
  const counted = ages.map(({ from, to }) => ({
    from,
    to,
    total: sumOf(waiting.filter(({ days }) => days >= from && days <= to).map(({ total }) => total)),
  }));
  return [...counted, { from: longestAge + 1, to: null, total: Math.max(0, open - lately) }];
}

/** The last 30 days with their number of applications, days without any included. */
async function readRecentDays(
  { db, clock }: Context,
  scope: OpeningScope,
): Promise<{ day: string; total: number }[]> {
  const zone = (await selectTimezone(db, employerIn(scope))) ?? defaultTimeZone;
  const now = clock.now();
  const today = calendarDate(now, zone);
  const since = new Date(now.getTime() - (recentDays + 1) * dayMs);
  const counted = await countByDay(db, scope, { since, zone });
  return Array.from({ length: recentDays }, (_, index) => {
    const day = addDays(today, index - recentDays + 1);
    return { day, total: counted.get(day) ?? 0 };
  });
}

function sumOf(totals: Iterable<number>): number {
  return [...totals].reduce((sum, total) => sum + total, 0);
}

const ages = [
  { from: 0, to: 2 },
  { from: 3, to: 7 },
  { from: 8, to: 14 },
  { from: 15, to: 30 },
];
/** In days; who waits longer is counted with all others who do. */
const longestAge = 30;
