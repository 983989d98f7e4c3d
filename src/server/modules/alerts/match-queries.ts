import { eq, type SQL, sql } from 'drizzle-orm';
import type { OpeningPlace } from '#domain/job-openings/every-place.ts';
import { everyCountry } from '#domain/job-openings/search.ts';
import type { Database } from '#server/platform/database/database.ts';
import { jobAlertRuns, noRecipient } from './table.ts';

/** What a new opening is asked for by the alerts. */
export interface OpeningToMatch {
  id: string;
  /** Written out for the language of the first occupation that it names. */
  title: string;
  /** What it is called in further languages. */
  others: Readonly<Record<string, string>>;
  /** Folded; empty where it hides its company. */
  company: string;
  /** Null likewise. */
  companyId: string | null;
  /** Where one may work, each place by itself. */
  places: readonly OpeningPlace[];
  employmentType: string;
  experienceLevel: string;
  monthlySalary: number | null;
  payCurrency: string | null;
  isPaid: boolean;
  isRemote: boolean;
}

/** Public openings that the alerts were not asked of to the end, published since then: the oldest first. */
export async function selectUnasked(db: Database, since: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.opening_id as id from job_alert_runs r
    where r.done_at is null and r.started_at > ${since.toISOString()}::timestamptz
      and exists (select from public_openings p where p.id = r.opening_id)
    order by r.started_at, r.opening_id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The opening as visitors see it; undefined once they do not. */
export async function selectOpening(
  db: Database,
  id: string,
  now: Date,
): Promise<OpeningToMatch | undefined> {
  const { rows } = await db.execute<OpeningToMatch & Record<string, unknown>>(sql`
    select p.id, t.title, t.others, coalesce(c.folded, '') as company, p.company_id as "companyId",
      jsonb_build_array(jsonb_build_object('country', p.country, 'city', p.city)) || coalesce((
        select jsonb_agg(jsonb_build_object('country', f.country, 'city', f.city)) from public_opening_places f
        where f.rank = p.rank), '[]') as places,
      p.employment_type as "employmentType", p.experience_level as "experienceLevel",
      p.monthly_salary as "monthlySalary", p.pay_currency as "payCurrency", p.is_paid as "isPaid", p.is_remote as "isRemote"
    from public_openings p join opening_titles t on t.id = p.title_id
    left join public_companies c on c.company_id = p.company_id
    where p.id = ${id} and p.expires_at > ${now.toISOString()}::timestamptz`);
  return rows[0];
}

/** Where asking the alerts of an opening stands, locked against a second run; undefined where it is done. */
export async function lockRun(db: Database, openingId: string, now: Date): Promise<string | undefined> {
  await db
    .insert(jobAlertRuns)
    .values({ openingId, cursor: noRecipient, startedAt: now })
    .onConflictDoNothing();
  const [run] = await db
    .select({ cursor: jobAlertRuns.cursor, doneAt: jobAlertRuns.doneAt })
    .from(jobAlertRuns)
    .where(eq(jobAlertRuns.openingId, openingId))
    .for('update');
  return run && run.doneAt === null ? run.cursor : undefined;
}

/** The next recipient to ask goes on from there; without one it is done. */
export async function moveRun(
  db: Database,
  openingId: string,
  { cursor, now }: { cursor: string | undefined; now: Date },
): Promise<void> {
  await db
    .update(jobAlertRuns)
    .set(cursor === undefined ? { doneAt: now } : { cursor })
    .where(eq(jobAlertRuns.openingId, openingId));
}

/**
 * Asks the alerts of the next recipients after `cursor`, set-wise: each recipient's fastest alert that the opening
 * answers finds it, and nobody whom it was found for before, or who has applied. Of each word the next `limit` tags are
 * read, in the order of their recipients, and who is past the end of any of these walks comes with the next batch.
 * Answers the last recipient of a batch that leaves others, and whether any of them is to hear at once.
 */
export async function insertHits(
  db: Database,
  opening: OpeningToMatch & { titleWords: string[]; companyWords: string[] },
  { cursor, limit }: { cursor: string; limit: number },
): Promise<{ cursor: string | undefined; isUrgent: boolean }> {
  const { rows } = await db.execute<{ last: string | null; urgent: boolean }>(sql`
    with ${tagsRead(opening, { cursor, limit })}, fits as materialized (
      select distinct on (a.recipient) a.recipient, a.id, a.frequency
      -- One by one along the key: what a planner takes for many tags are at most as many as were read.
      from tags t cross join lateral (select * from job_alerts where id = t.alert_id offset 0) a
      where not exists (select from ends where t.recipient >= ends.recipient)
        and (t.of_title and t.words <@ ${sql.param(opening.titleWords)}::text[]
          or not t.of_title and t.words <@ ${sql.param(opening.companyWords)}::text[])
        and a.state = 'active' and (a.city = ''
          or exists (select from ${placesOf(opening)} where place.country = a.country and place.city = a.city))
        and (a.employment_types = '{}' or ${opening.employmentType} = any(a.employment_types))
        and (a.experience_levels = '{}' or ${opening.experienceLevel} = any(a.experience_levels))
        and (a.salary_minimum is null or a.salary_currency = ${opening.payCurrency}::text
          and a.salary_minimum <= ${opening.monthlySalary}::int)
        and (not a.is_paid or ${opening.isPaid}::boolean)
        and (not a.is_remote or ${opening.isRemote}::boolean)
        and not exists (select from applications p
          where p.opening_id = ${opening.id}::uuid and p.candidate_id = a.account_id)
        and not exists (select from hidden_openings h
          where h.opening_id = ${opening.id}::uuid and h.account_id = a.account_id)
      order by a.recipient, (a.frequency = 'at_once') desc, (a.frequency = 'daily') desc, a.created_at, a.id
    ), added as (
      insert into job_alert_hits (recipient, opening_id, alert_id, found_at)
      select recipient, run.opening_id, id, run.started_at from fits, job_alert_runs run
      where run.opening_id = ${opening.id}::uuid
      on conflict do nothing returning alert_id
    )
    select (select t.recipient from tags t join ends on t.recipient < ends.recipient
        order by t.recipient desc limit 1) as last,
      exists (select from added join fits on fits.id = added.alert_id where fits.frequency = 'at_once') as urgent`);
  const [row] = rows;
  return { cursor: row?.last ?? undefined, isUrgent: row?.urgent ?? false };
}

function placesOf({ places }: OpeningToMatch): SQL {
  const countries = sql.param(places.map(({ country }) => country));
  const cities = sql.param(places.map(({ city }) => city));
  return sql`unnest(${countries}::text[], ${cities}::text[]) as place (country, city)`;
}

/** The next tags of each word and country, and the first recipient whom a walk that was cut short may have missed. */
function tagsRead(
  { titleWords, companyWords, places }: OpeningToMatch & { titleWords: string[]; companyWords: string[] },
  { cursor, limit }: { cursor: string; limit: number },
): SQL {
  const words = (list: string[], isTitle: boolean) =>
    sql`select lead, ${isTitle}::boolean as of_title from unnest(${sql.param(list)}::text[]) as lead`;
  const countries = [everyCountry, ...new Set(places.map(({ country }) => country))];
  return sql`tags as materialized (
      select t.* from (${words(titleWords, true)} union all ${words(companyWords, false)}) as asked
      cross join unnest(${sql.param(countries)}::text[]) as wanted
      cross join lateral (
        select alert_id, recipient, words, of_title, row_number() over (order by recipient) as nth
        from job_alert_terms where lead = asked.lead and country = wanted and recipient > ${cursor}::uuid
        order by recipient limit ${limit}
      ) t
    ), ends as materialized (
      select recipient from tags where nth = ${limit} order by recipient limit 1
    )`;
}
