import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** How large a platform is made. */
export interface Grown {
  openings: number;
  candidates: number;
  applications: number;
  /** Of each application. */
  eventsOfEach: number;
  /** A twenty-fifth of all applications is this company's, for these openings. */
  company: { id: string; openings: readonly string[] };
  /** Has as many notifications as there are openings, a hundredth of them unread, and read lately. */
  reader: string;
}

const rowsAtOnce = 20_000;
const statuses = ['Pending', 'Pending', 'Pending', 'Screened', 'Shortlisted', 'Rejected'];

/** Applications with their events, alerts, and what nights remove: written by the database itself. */
export async function growWhatFollows(db: Database, grown: Grown): Promise<void> {
  const { candidates, applications, eventsOfEach } = grown;
  await db.execute(sql`create temporary table many_openings on commit drop as
    select row_number() over (order by id) - 1 as n, id, company_id from job_openings
    where company_id <> ${grown.company.id}`);
  await db.execute(sql`create temporary table many_people on commit drop as
    select row_number() over (order by candidate_id) - 1 as n, candidate_id as id from pool_candidates`);
  for (const table of ['many_openings', 'many_people']) {
    await db.execute(sql`create unique index on ${sql.identifier(table)} (n)`);
    await db.execute(sql`analyze ${sql.identifier(table)}`);
  }
  await slices(applications, (from, to) => db.execute(applicationsOf(grown, from, to)));
  await slices(applications * eventsOfEach, (from, to) =>
    db.execute(sql`
      insert into application_events (application_id, kind, facts, created_at)
      select md5('application' || i / ${eventsOfEach}::int)::uuid, 'status-changed',
        case i % 2 when 0 then '{"from": "Pending", "to": "Screened"}' else '{"from": "Screened", "to": "Pending"}' end::jsonb,
        now() - (i / ${eventsOfEach}::int % 400) * interval '1 day' + (i % ${eventsOfEach}::int) * interval '1 hour'
      from generate_series(${from}::int, ${to}::int) i`),
  );
  await growAlerts(db, candidates);
  await growWhatNightsRemove(db, Math.ceil(candidates / 5), grown.reader);
}

function applicationsOf({ company }: Grown, from: number, to: number): SQL {
  const own = sql`(${sql.param([...company.openings])}::uuid[])[1 + i % ${company.openings.length}::int]`;
  return sql`
    insert into applications (id, opening_id, company_id, candidate_id, status, fit_met, fit_total, is_fit_stale,
      average_rating, replied_at, created_at, updated_at)
    select md5('application' || i)::uuid, case when i % 25 = 0 then ${own} else o.id end,
      case when i % 25 = 0 then ${company.id}::uuid else o.company_id end, p.id,
      (${sql.param(statuses)}::text[])[1 + i % 6], i % 8, 7, false, case when i % 9 = 0 then 1 + i % 5 end, now(),
      now() - (i % 400) * interval '1 day' - (i % 86400) * interval '1 second', now() - (i % 400) * interval '1 day'
    from generate_series(${from}::int, ${to}::int) i
    join many_people p on p.n = i / 25 * (case when i % 25 = 0 then 1 else 7919 end)::bigint % (select count(*) from many_people)
    join many_openings o on o.n = i % (select count(*) from many_openings)`;
}

/** Everybody's wishes are an alert, and a fifth keep a search as well, for the titles that many openings have. */
async function growAlerts(db: Database, people: number): Promise<void> {
  for (const [origin, count] of [
    ['wishes', people],
    ['search', Math.ceil(people / 5)],
  ] as const)
    await slices(count, (from, to) =>
      db.execute(sql`
        with added as (
          insert into job_alerts (id, account_id, recipient, origin, name, filters, country, city, is_remote, frequency,
            state, timezone, created_at, next_at)
          select md5(${origin}::text || i)::uuid, p.id, p.id, ${origin}, 'Nurse', '{"job_title": "Nurse"}',
            case i % 2 when 0 then 'Qatar' else 'all' end, '', false, (array['daily', 'weekly'])[1 + i % 2], 'active',
            'Asia/Qatar', now(), now() + interval '1 day'
          from generate_series(${from}::int, ${to}::int) i join many_people p on p.n = i
          returning id, recipient, country
        )
        insert into job_alert_terms (alert_id, place, lead, words, recipient, country)
        select id, 0, word, array[word], recipient, country from added, lateral (
          select (array['nurse', 'engineer', 'glass', 'chef', 'driver', 'welder'])[1 + abs(hashtext(id::text)) % 6] as word
        ) w`),
    );
  // A handful has just been published; what is told of all at once, no platform has.
  await db.execute(sql`insert into job_alert_runs (opening_id, cursor, started_at, done_at)
    select id, 'ffffffff-ffff-ffff-ffff-ffffffffffff', published_at, now() from public_openings
    on conflict (opening_id) do update set cursor = excluded.cursor, done_at = excluded.done_at
    where job_alert_runs.opening_id not in (select opening_id from job_alert_runs order by 1 limit 5)`);
}

/** A half of each is old. */
async function growWhatNightsRemove(db: Database, rows: number, reader: string): Promise<void> {
  const age = sql`now() - (i % 2 * 400) * interval '1 day' - i * interval '1 second'`;
  const each = (statement: (from: SQL) => SQL) =>
    slices(rows, (from, to) => db.execute(statement(sql`generate_series(${from}::int, ${to}::int) i`)));
  const person = sql`(select id from many_people where n = 0)`;
  await each(
    (series) => sql`
    insert into sessions (account_id, token_hash, created_at, last_seen_at, expires_at)
    select ${person}, md5('session' || i), ${age}, ${age}, ${age} + interval '30 days' from ${series}`,
  );
  await each(
    (series) => sql`
    insert into notifications (account_id, kind, subject, facts, path, created_at, updated_at, read_at)
    select ${reader}::uuid, 'opening-closing', md5('subject' || i), '{}', '/jobs', ${age}, ${age},
      case when i % 100 > 0 then ${age} end from ${series}`,
  );
  await each(
    (series) => sql`
    insert into outbox_letters (to_address, locale, kind, subject, headers, message_id, status, created_at, sent_at)
    select 'c' || i || '@example.com', 'en', 'new-openings', 'News', '{}', 'scale-' || i, 'sent', ${age}, ${age} from ${series}`,
  );
  await each(
    (series) => sql`
    insert into audit_entries (created_at, actor_name, actor_role, kind, subject, facts)
    select ${age}, 'Admin ' || i % 20, 'admin', 'signed-in', md5(i::text), '{}' from ${series}`,
  );
  await each(
    (series) => sql`
    insert into files (kind, storage_key, content_type, size, claimed_at, owner_id, created_at)
    select 'cv', 'scale/' || i, 'application/pdf', 100000 + i % 1000, ${age}, p.id, ${age}
    from ${series} join many_people p on p.n = i % (select count(*) from many_people)`,
  );
  await each(
    (series) => sql`
    insert into profile_views (candidate_id, what, created_at)
    select ${person}, 'profile', ${age} from ${series}`,
  );
}

async function slices(count: number, work: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += rowsAtOnce)
    await work(from, Math.min(from + rowsAtOnce, count) - 1);
}
