import { type SQL, sql } from 'drizzle-orm';
import { funnelStages, type StageLoss } from '#domain/applications/funnel.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isPromised } from './reached.ts';

export interface StatisticsPeriod {
  companyId: string;
  timezone: string;
  /** First moment of the period before, of the period, and the moment after it. */
  before: Date;
  from: Date;
  until: Date;
  now: Date;
  openingId: string | undefined;
  /** How many equal parts of the period its trends have. */
  points: number;
}

/** One group of people: how far they came. `stages` has one number for each stage of the funnel. */
export interface Counted {
  kind: 'all' | 'source' | 'opening';
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

interface Recruited {
  id: string;
  name: string;
  name_ar: string | null;
  handled: number;
  shortlisted: number;
  hired: number;
  first_answered: number;
  first_days: number | null;
}

/** Of those who went no further than a stage, counted from 1, how they stand today. */
export interface Lost extends StageLoss {
  stage: number;
}

/** Of those to whom an answer was promised and who had one, or waited longer than that. */
export interface Promised {
  is_now: boolean;
  people: number;
  in_time: number;
}

/** A part of the period, counted from 0. */
export interface Trended {
  point: number;
  applied: number;
  hired: number;
  first_people: number;
  first_days: number | null;
  hire_people: number;
  hire_days: number | null;
  promised: number;
  in_time: number;
}

interface Weekly {
  week: string;
  source: string;
  people: number;
}

interface Everything {
  counted: Counted[];
  timed: Timed[];
  recruited: Recruited[];
  lost: Lost[];
  promised: Promised[];
  trended: Trended[];
  weekly: Weekly[];
}

const parts = ['counted', 'timed', 'recruited', 'lost', 'promised', 'trended', 'weekly'] as const;

/** What came of the people of both periods: how far they came, how long it took, and what each member did. */
export async function countEverything(db: Database, asked: StatisticsPeriod): Promise<Everything> {
  const told = parts.map((part) => {
    const name = sql.identifier(part);
    return sql`coalesce((select json_agg(${name}) from ${name}), '[]') as ${name}`;
  });
  // One statement: what all of them are counted from is read once.
  const { rows } = await db.execute<Everything & Record<string, unknown>>(sql`
    with ${base(asked)}, ${steps}, ${spans}, ${counted(asked)}, ${timed}, ${recruited}, ${lost},
      ${answers(asked)}, ${promised}, ${trended}, ${weekly}
    select ${sql.join(told, sql`, `)}`);
  const [everything] = rows;
  if (!everything) throw new Error('A statement without a table to read from has a row.');
  return everything;
}

/** The applications of both periods: one range of the index by company and day. */
function base({ companyId, before, from, until, openingId, points }: StatisticsPeriod): SQL {
  const first = sql`${from.toISOString()}::timestamptz`;
  const long = (until.getTime() - from.getTime()) / 1000;
  return sql`base as materialized (
    select id, opening_id, status, source, created_at, created_at >= ${first} as is_now, replied_at,
      case when created_at >= ${first} then floor(extract(epoch from created_at - ${first})
        * ${points}::int / ${long}::float8)::int end as point,
      step_statuses, step_moments, step_actors
    from applications
    where company_id = ${companyId} and removed_at is null
      and created_at >= ${before.toISOString()}::timestamptz and created_at < ${until.toISOString()}::timestamptz
      ${openingId ? sql`and opening_id = ${openingId}::uuid` : sql``})`;
}

/** The changes of their statuses that stood, in seconds since the application and since the change before it: no event is read. */
const steps: SQL = sql`steps as materialized (
  select base.id, is_now, point, base.status = 'Hired' as is_hired, actor_id, step.status,
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

/** Everybody, by source and by opening, in one pass. */
function counted({ timezone }: StatisticsPeriod): SQL {
  const people = funnelStages.map((_, place) => sql`count(*) filter (where far.stage >= ${place + 1})::int`);
  return sql`far as (
    select id, opening_id, status, source, is_now, point, ${furthest} as stage,
      ${sundayOf(sql`created_at at time zone ${timezone}::text`)} as week
    from base
  ), counted as (
    select case when grouping(source) = 0 then 'source' when grouping(opening_id) = 0 then 'opening'
        else 'all' end as kind,
      coalesce(source, opening_id::text, '') as key, is_now,
      array[${sql.join(people, sql`, `)}] as stages,
      count(*) filter (where status = 'Rejected')::int as rejected,
      count(*) filter (where status = 'Withdrawn')::int as withdrawn
    from far
    group by grouping sets ((is_now), (is_now, source), (is_now, opening_id))
    order by 3 desc, 2 limit 2000
  )`;
}

/** The day of `startOfWeek`; the weeks of PostgreSQL begin on Monday. */
function sundayOf(moment: SQL): SQL {
  return sql`date_trunc('week', ${moment} + interval '1 day')::date - 1`;
}

/** How long it took: to the first answer, to the hire, and in each status that was left again. */
const spans: SQL = sql`spans as materialized (
  select 'status' as kind, earlier as status, is_now, point, stay as span from steps
  union all
  select 'first', '', is_now, point, extract(epoch from replied_at - created_at)::float8 from base
    where replied_at is not null and ${isPromised(sql`source`)}
  union all
  select 'hire', '', is_now, point, max(age) from steps where is_hired and status = 'Hired'
    group by id, is_now, point
)`;

const medianDays: SQL = sql`round((percentile_cont(0.5) within group (order by span) / 86400)::numeric, 1)::float`;

/** Medians of these, in days. */
const timed: SQL = sql`timed as (
  select kind, status, is_now, count(*)::int as people, ${medianDays} as days from spans group by 1, 2, 3
)`;

/** Those who went no further than a stage. */
const lost: SQL = sql`lost as (
  select stage, count(*) filter (where status = 'Rejected')::int as rejected,
    count(*) filter (where status = 'Withdrawn')::int as withdrawn,
    count(*) filter (where status = 'On Hold')::int as on_hold,
    count(*) filter (where status not in ('Rejected', 'Withdrawn', 'On Hold', 'Hired'))::int as waiting
  from far where is_now group by stage
)`;

/** Whether the answer that was promised came in time, once it came or was due; who left before is asked nothing. */
function answers({ companyId, now }: StatisticsPeriod): SQL {
  const due = sql`base.created_at + make_interval(days => reply_days)`;
  return sql`answers as materialized (
    select is_now, point, coalesce(replied_at <= ${due}, false) as is_in_time
    from base join job_openings on job_openings.id = base.opening_id and job_openings.company_id = ${companyId}
    where ${isPromised(sql`base.source`)}
      and (replied_at is not null or base.status <> 'Withdrawn' and ${due} < ${now.toISOString()}::timestamptz)
  )`;
}

const promised: SQL = sql`promised as (
  select is_now, count(*)::int as people, count(*) filter (where is_in_time)::int as in_time
  from answers group by 1
)`;

/** Part by part of the period. */
const trended: SQL = sql`trended as (
  select point, applied, hired, coalesce(first_people, 0) as first_people, first_days,
    coalesce(hire_people, 0) as hire_people, hire_days,
    coalesce(promised, 0) as promised, coalesce(in_time, 0) as in_time
  from (select point, count(*)::int as applied, count(*) filter (where stage = ${funnelStages.length}::int)::int as hired
    from far where is_now group by 1) people
  left join (select point, count(*)::int as first_people, ${medianDays} as first_days
    from spans where is_now and kind = 'first' group by 1) firsts using (point)
  left join (select point, count(*)::int as hire_people, ${medianDays} as hire_days
    from spans where is_now and kind = 'hire' group by 1) hires using (point)
  left join (select point, count(*)::int as promised, count(*) filter (where is_in_time)::int as in_time
    from answers where is_now group by 1) kept using (point)
)`;

/** The weeks by source. */
const weekly: SQL = sql`weekly as (
  select week, source, count(*)::int as people from far where is_now group by 1, 2 order by 3 desc, 1, 2 limit 2000
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
  select accounts.id, accounts.name, accounts.name_ar, handled, shortlisted, hired, first_answered, first_days
  from members join accounts on accounts.id = members.actor_id order by handled desc, name limit 100
)`;
