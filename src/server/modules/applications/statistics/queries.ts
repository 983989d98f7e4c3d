import { type SQL, sql } from 'drizzle-orm';
import { funnelStages } from '#domain/applications/funnel.ts';
import type { Database } from '#server/platform/database/database.ts';

export interface StatisticsPeriod {
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

export interface Timed {
  kind: 'first' | 'hire' | 'status';
  status: string;
  is_now: boolean;
  people: number;
  days: number;
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

/** What came of the people of both periods: how far they came, how long it took, and what each member did. */
export async function countEverything(
  db: Database,
  asked: StatisticsPeriod,
): Promise<{ counted: Counted[]; timed: Timed[]; recruited: Recruited[] }> {
  // One statement: what all three are counted from is read once.
  const { rows } = await db.execute<{ counted: Counted[]; timed: Timed[]; recruited: Recruited[] }>(sql`
    with ${base(asked)}, ${steps}, ${counted(asked)}, ${timed}, ${recruited}
    select coalesce((select json_agg(counted) from counted), '[]') as counted,
      coalesce((select json_agg(timed) from timed), '[]') as timed,
      coalesce((select json_agg(recruited) from recruited), '[]') as recruited`);
  return rows[0] ?? { counted: [], timed: [], recruited: [] };
}

/** The applications of both periods: one range of the index by company and day. */
function base({ companyId, before, from, until, openingId }: StatisticsPeriod): SQL {
  return sql`base as materialized (
    select id, opening_id, status, source, created_at, created_at >= ${from.toISOString()}::timestamptz as is_now,
      step_statuses, step_moments, step_actors
    from applications
    where company_id = ${companyId} and removed_at is null
      and created_at >= ${before.toISOString()}::timestamptz and created_at < ${until.toISOString()}::timestamptz
      ${openingId ? sql`and opening_id = ${openingId}::uuid` : sql``})`;
}

/** The changes of their statuses that stood, in seconds since the application and since the change before it: no event is read. */
const steps: SQL = sql`steps as materialized (
  select base.id, is_now, base.status = 'Hired' as is_hired, actor_id, step.status,
    coalesce(step_statuses[place - 1], 'Pending') as earlier, place = 1 as is_first,
    extract(epoch from at - created_at)::float8 as age,
    extract(epoch from at - coalesce(step_moments[place - 1], created_at))::float8 as stay
  from base, unnest(step_statuses, step_moments, step_actors) with ordinality as step(status, at, actor_id, place)
)`;

/** How far somebody came: the furthest stage that they stand at or once stood at, counted from 1. */
const furthest: SQL = sql`case ${sql.join(
  funnelStages
    .map(
      (stage, place) => sql`when status = ${stage} or ${stage} = any(step_statuses) then ${place + 1}::int`,
    )
    .reverse(),
  sql` `,
)} else 1 end`;

/** Everybody, by source, by opening and by week, in one pass. */
function counted({ timezone }: StatisticsPeriod): SQL {
  const people = funnelStages.map((_, place) => sql`count(*) filter (where far.stage >= ${place + 1})::int`);
  return sql`far as (
    select id, opening_id, status, source, is_now, ${furthest} as stage,
      date_trunc('week', created_at at time zone ${timezone}::text)::date as week
    from base
  ), counted as (
    select case when grouping(source) = 0 then 'source' when grouping(opening_id) = 0 then 'opening'
        when grouping(week) = 0 then 'week' else 'all' end as kind,
      coalesce(source, opening_id::text, week::text, '') as key, is_now,
      array[${sql.join(people, sql`, `)}] as stages,
      count(*) filter (where status = 'Rejected')::int as rejected,
      count(*) filter (where status = 'Withdrawn')::int as withdrawn
    from far
    group by grouping sets ((is_now), (is_now, source), (is_now, opening_id), (is_now, week))
    order by 3 desc, 2 limit 2000
  )`;
}

/** Medians, in days: to the first answer, to the hire, and in each status that was left again. */
const timed: SQL = sql`spans as (
  select 'status' as kind, earlier as status, is_now, stay as span from steps
  union all
  select 'first', '', is_now, age from steps where is_first
  union all
  select 'hire', '', is_now, max(age) from steps where is_hired and status = 'Hired' group by id, is_now
), timed as (
  select kind, status, is_now, count(*)::int as people,
    round((percentile_cont(0.5) within group (order by span) / 86400)::numeric, 1)::float as days
  from spans group by 1, 2, 3
)`;

/** What each member did with the people of the period: the few who did anything are counted before they are named. */
const recruited: SQL = sql`members as materialized (
  select actor_id, count(distinct id)::int as handled,
    count(distinct id) filter (where status = 'Shortlisted')::int as shortlisted,
    count(distinct id) filter (where status = 'Hired')::int as hired,
    count(*) filter (where is_first)::int as first_answered,
    round((percentile_cont(0.5) within group (order by age) filter (where is_first) / 86400)::numeric, 1)::float as first_days
  from steps where is_now and actor_id is not null group by actor_id
), recruited as (
  select accounts.id, accounts.name, handled, shortlisted, hired, first_answered, first_days
  from members join accounts on accounts.id = members.actor_id order by handled desc, name limit 100
)`;
