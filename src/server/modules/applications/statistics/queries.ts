import { type SQL, sql } from 'drizzle-orm';
import { funnelStages } from '#domain/applications/funnel.ts';
import type { Database } from '#server/platform/database/database.ts';
import { stood } from './reached.ts';

export interface Asked {
  companyId: string;
  timezone: string;
  /** First moment of the period before, of the period, and the moment after it. */
  before: Date;
  from: Date;
  until: Date;
  openingId: string | undefined;
}

/** One group of people: how far they came. `stages` has one number for each stage of the funnel. */
export interface Counted {
  kind: 'all' | 'source' | 'opening' | 'week';
  key: string;
  is_now: boolean;
  stages: number[];
  rejected: number;
  withdrawn: number;
}

const stageList = sql.raw(`array['${funnelStages.join("','")}']`);

/** The applications of both periods: one range of the index by company and day. */
function base({ companyId, before, from, until, openingId }: Asked): SQL {
  return sql`base as materialized (
    select id, opening_id, status, source, created_at, created_at >= ${from.toISOString()}::timestamptz as is_now
    from applications
    where company_id = ${companyId} and removed_at is null
      and created_at >= ${before.toISOString()}::timestamptz and created_at < ${until.toISOString()}::timestamptz
      ${openingId ? sql`and opening_id = ${openingId}::uuid` : sql``})`;
}

/** The changes of their statuses that stood. */
const steps: SQL = sql`steps as materialized (
  select step.application_id, step.actor_id, step.created_at as at, step.facts ->> 'to' as status
  from base join application_events step on step.application_id = base.id and step.kind = 'status-changed'
  where step.facts ->> 'to' is not null and ${stood(sql`step`)})`;

/** Everybody, by source, by opening and by week, in one pass. */
export async function countFunnel(db: Database, asked: Asked): Promise<Counted[]> {
  const people = funnelStages.map((_, place) => sql`count(*) filter (where far.stage >= ${place + 1})::int`);
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql`
    with ${base(asked)}, ${steps}, furthest as (
      select application_id, max(array_position(${stageList}, status)) as stage from steps group by 1
    ), far as (
      select base.*, greatest(1, array_position(${stageList}, base.status), furthest.stage) as stage,
        to_char(date_trunc('week', base.created_at at time zone ${asked.timezone}::text), 'YYYY-MM-DD') as week
      from base left join furthest on furthest.application_id = base.id
    )
    select case when grouping(source) = 0 then 'source' when grouping(opening_id) = 0 then 'opening'
        when grouping(week) = 0 then 'week' else 'all' end as kind,
      coalesce(source, opening_id::text, week, '') as key, is_now,
      array[${sql.join(people, sql`, `)}] as stages,
      count(*) filter (where status = 'Rejected')::int as rejected,
      count(*) filter (where status = 'Withdrawn')::int as withdrawn
    from far
    group by grouping sets ((is_now), (is_now, source), (is_now, opening_id), (is_now, week))
    order by 3 desc, 2 limit 2000`);
  return rows;
}

export interface Timed {
  kind: 'first' | 'hire' | 'status';
  status: string;
  is_now: boolean;
  people: number;
  days: number;
}

/** Medians, in days: to the first answer, to the hire, and in each status that was left again. */
export async function measureTimes(db: Database, asked: Asked): Promise<Timed[]> {
  const { rows } = await db.execute<Timed & Record<string, unknown>>(sql`
    with ${base(asked)}, ${steps}, stays as (
      select application_id, status, at, lead(at) over (partition by application_id order by at) as next
      from (
        select id as application_id, 'Pending' as status, created_at as at from base
        union all select application_id, status, at from steps
      ) as line
    ), spans as (
      select 'first' as kind, '' as status, base.is_now, min(steps.at) - base.created_at as span
      from base join steps on steps.application_id = base.id group by base.id, base.is_now, base.created_at
      union all
      select 'hire', '', base.is_now, max(steps.at) - base.created_at
      from base join steps on steps.application_id = base.id and steps.status = 'Hired'
      where base.status = 'Hired' group by base.id, base.is_now, base.created_at
      union all
      select 'status', stays.status, base.is_now, stays.next - stays.at
      from stays join base on base.id = stays.application_id where stays.next is not null
    )
    select kind, status, is_now, count(*)::int as people,
      round((extract(epoch from percentile_cont(0.5) within group (order by span)) / 86400)::numeric, 1)::float as days
    from spans group by 1, 2, 3`);
  return rows;
}

export interface Recruited {
  id: string;
  name: string;
  handled: number;
  shortlisted: number;
  hired: number;
  first_answered: number;
  first_days: number | null;
}

/** What each member did with the people of the period. */
export async function countRecruiters(db: Database, asked: Asked): Promise<Recruited[]> {
  const { rows } = await db.execute<Recruited & Record<string, unknown>>(sql`
    with ${base(asked)}, ${steps}, own as (
      select steps.*, base.created_at,
        steps.at = min(steps.at) over (partition by steps.application_id) as is_first
      from steps join base on base.id = steps.application_id
      where base.is_now and steps.actor_id is not null
    )
    select own.actor_id as id, accounts.name, count(distinct application_id)::int as handled,
      count(distinct application_id) filter (where own.status = 'Shortlisted')::int as shortlisted,
      count(distinct application_id) filter (where own.status = 'Hired')::int as hired,
      count(*) filter (where is_first)::int as first_answered,
      round((extract(epoch from percentile_cont(0.5) within group (order by own.at - own.created_at)
        filter (where own.is_first)) / 86400)::numeric, 1)::float as first_days
    from own join accounts on accounts.id = own.actor_id
    group by 1, 2 order by handled desc, name limit 100`);
  return rows;
}
