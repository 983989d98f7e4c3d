import type { MeasuredTime, Statistics } from '#contract/application-statistics.ts';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { enoughPeople, funnelStages } from '#domain/applications/funnel.ts';
import { periodBefore, periodOf, type StatisticsFilters } from '#domain/applications/statistics.ts';
import { hasFeature } from '#domain/companies/features.ts';
import { memberMay } from '#domain/companies/roles.ts';
import { startOfDay } from '#domain/companies/trial.ts';
import { addDays, calendarDate } from '#domain/time.ts';
import { listOpenings } from '#server/modules/applications/figures/service.ts';
import { getCompany } from '#server/modules/companies/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { type Counted, countEverything, type Timed } from './queries.ts';

/** The figures of a period, by the day of application in the company's zone, against as many days before. */
export async function readStatistics(
  context: Context<CompanyActor>,
  filters: StatisticsFilters,
): Promise<Statistics> {
  const { actor } = context;
  const { companyId } = actor;
  const company = await getCompany(context, companyId);
  const { timezone } = company;
  const period = periodOf(filters, calendarDate(context.clock.now(), timezone));
  const before = periodBefore(period);
  const asked = {
    companyId,
    timezone,
    before: startOfDay(before.from, timezone),
    from: startOfDay(period.from, timezone),
    until: startOfDay(addDays(period.to, 1), timezone),
    openingId: filters.job_id,
  };
  const { counted, timed, recruited } = await countEverything(context.db, asked);
  const openings = await listOpenings(context);
  const all = pairOf(counted, 'all', '');
  return {
    ...period,
    before,
    timezone,
    funnel: funnelStages.map((stage, place) => ({
      stage,
      people: all.now?.stages[place] ?? 0,
      before: all.earlier?.stages[place] ?? 0,
    })),
    rejected: all.now?.rejected ?? 0,
    withdrawn: all.now?.withdrawn ?? 0,
    first_answer: timeOf(timed, 'first', ''),
    to_hire: timeOf(timed, 'hire', ''),
    in_status: storedApplicationStatuses
      .map((status) => ({ status, ...timeOf(timed, 'status', status) }))
      .filter(({ people }) => people > 0),
    sources: keysOf(counted, 'source')
      .map((source) => ({ source, ...countsOf(counted, 'source', source) }))
      .toSorted((one, other) => other.applied - one.applied),
    openings: openings
      .map(({ id, title, status }) => ({ id, title, status, ...countsOf(counted, 'opening', id) }))
      .filter(({ applied, applied_before }) => applied + applied_before > 0)
      .toSorted((one, other) => other.applied - one.applied),
    recruiters: recruited.map(({ first_answered, first_days, ...recruiter }) => ({
      ...recruiter,
      first_answer: first_answered >= enoughPeople ? first_days : null,
    })),
    weeks: keysOf(counted, 'week')
      .filter((day) => pairOf(counted, 'week', day).now)
      .map((day) => ({ day, people: pairOf(counted, 'week', day).now?.stages[0] ?? 0 }))
      .toSorted((one, other) => one.day.localeCompare(other.day)),
    abilities: { export: memberMay(actor.memberRole, 'export') && hasFeature(actor, 'export') },
  };
}

function keysOf(counted: readonly Counted[], kind: Counted['kind']): string[] {
  return [...new Set(counted.filter((group) => group.kind === kind).map(({ key }) => key))];
}

function pairOf(counted: readonly Counted[], kind: Counted['kind'], key: string) {
  const groups = counted.filter((group) => group.kind === kind && group.key === key);
  return { now: groups.find(({ is_now }) => is_now), earlier: groups.find(({ is_now }) => !is_now) };
}

function countsOf(counted: readonly Counted[], kind: Counted['kind'], key: string) {
  const { now, earlier } = pairOf(counted, kind, key);
  const at = (stage: (typeof funnelStages)[number]) => now?.stages[funnelStages.indexOf(stage)] ?? 0;
  return {
    applied: at('Pending'),
    applied_before: earlier?.stages[0] ?? 0,
    shortlisted: at('Shortlisted'),
    interviewed: at('Interviewed'),
    hired: at('Hired'),
  };
}

function timeOf(times: readonly Timed[], kind: Timed['kind'], status: string): MeasuredTime {
  const found = times.filter((time) => time.kind === kind && time.status === status);
  const now = found.find(({ is_now }) => is_now);
  const earlier = found.find(({ is_now }) => !is_now);
  const told = (time: Timed | undefined) => (time && time.people >= enoughPeople ? time.days : null);
  return { people: now?.people ?? 0, days: told(now), days_before: told(earlier) };
}
