import type { MeasuredTime, Statistics } from '#contract/application-statistics.ts';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { enoughPeople, funnelStages, type StageLoss } from '#domain/applications/funnel.ts';
import {
  periodBefore,
  periodOf,
  type StatisticsFilters,
  trendPointsOf,
  weeksOf,
} from '#domain/applications/statistics.ts';
import { hasFeature } from '#domain/companies/features.ts';
import { memberMay } from '#domain/companies/roles.ts';
import { startOfDay } from '#domain/companies/trial.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { addDays, calendarDate } from '#domain/time.ts';
import { listOpenings } from '#server/modules/applications/figures/service.ts';
import { getCompany } from '#server/modules/companies/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import {
  type Counted,
  countEverything,
  type Lost,
  type Promised,
  type Timed,
  type Trended,
} from './queries.ts';

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
    now: context.clock.now(),
    openingId: filters.job_id,
    points: trendPointsOf(period),
  };
  const found = await countEverything(context.db, asked);
  const { counted, timed, recruited } = found;
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
      no_further: lossOf(found.lost, place + 1),
    })),
    rejected: all.now?.rejected ?? 0,
    withdrawn: all.now?.withdrawn ?? 0,
    first_answer: timeOf(timed, 'first', ''),
    to_hire: timeOf(timed, 'hire', ''),
    in_promise: keptOf(found.promised),
    trends: trendsOf(found.trended, asked.points),
    in_status: storedApplicationStatuses
      .map((status) => ({ status, ...timeOf(timed, 'status', status) }))
      .filter(({ people }) => people > 0),
    sources: keysOf(counted, 'source')
      .map((source) => ({ source, ...countsOf(counted, 'source', source) }))
      .toSorted((one, other) => other.applied - one.applied),
    openings: openings
      .map(({ id, title, city, status }) => ({
        id,
        title,
        city,
        status,
        ...countsOf(counted, 'opening', id),
      }))
      .filter(({ applied, applied_before }) => applied + applied_before > 0)
      .toSorted((one, other) => other.applied - one.applied),
    recruiters: recruited.map(({ first_answered, first_days, name, name_ar, ...recruiter }) => ({
      ...recruiter,
      name: personNameIn(context.locale, name, name_ar),
      first_answer: first_answered >= enoughPeople ? first_days : null,
    })),
    weeks: weeksOf(period).map((day) => {
      const sources = found.weekly.filter(({ week }) => week === day);
      return {
        day,
        people: sources.reduce((sum, { people }) => sum + people, 0),
        sources: sources.map(({ source, people }) => ({ source, people })),
      };
    }),
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
  return {
    people: now?.people ?? 0,
    people_before: earlier?.people ?? 0,
    days: told(now),
    days_before: told(earlier),
  };
}

function lossOf(lost: readonly Lost[], stage: number): StageLoss {
  const {
    rejected = 0,
    withdrawn = 0,
    on_hold = 0,
    waiting = 0,
  } = lost.find((one) => one.stage === stage) ?? {};
  return { rejected, withdrawn, on_hold, waiting };
}

function keptOf(promised: readonly Promised[]): Statistics['in_promise'] {
  const now = promised.find(({ is_now }) => is_now);
  const earlier = promised.find(({ is_now }) => !is_now);
  return {
    people: now?.people ?? 0,
    in_time: now?.in_time ?? 0,
    people_before: earlier?.people ?? 0,
    in_time_before: earlier?.in_time ?? 0,
  };
}

function trendsOf(trended: readonly Trended[], points: number): Statistics['trends'] {
  const parts = Array.from({ length: points }, (_, place) => trended.find(({ point }) => point === place));
  const ofEnough = (people: number | undefined, value: number | null | undefined) =>
    people !== undefined && people >= enoughPeople ? (value ?? null) : null;
  return {
    applied: parts.map((part) => part?.applied ?? 0),
    hired: parts.map((part) => part?.hired ?? 0),
    first_answer: parts.map((part) => ofEnough(part?.first_people, part?.first_days)),
    to_hire: parts.map((part) => ofEnough(part?.hire_people, part?.hire_days)),
    in_promise: parts.map((part) => ofEnough(part?.promised, part && part.in_time / part.promised)),
  };
}
