import { sql } from 'drizzle-orm';
import { sealedOf } from '#server/modules/candidates/sealed.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { publicCompanies, publicOpenings } from '#server/modules/job-openings/public/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { refreshPool } from '#server/modules/talent-pool/indexing/service.ts';
import { poolCandidates } from '#server/modules/talent-pool/table.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { withNameKeys } from '#server/platform/name-keys.ts';
import { bulkInsert } from './bulk-insert.ts';
import { copyOf, copyRows } from './copy-rows.ts';
import { type Grown, growWhatFollows } from './many-of-the-rest.ts';
import { makeManyOpenings } from './many-openings.ts';
import { makeCandidate } from './people.ts';
import { seededRandom } from './random.ts';

/** So many are made one by one; the others are copies of them, which the database makes itself. */
const made = 2000;

/**
 * A platform of so many openings and candidates, five times as many applications and what follows of them, for benchmarks
 * and plans: in a database that serves nothing else, whose triggers and references rest meanwhile.
 */
export async function makeManyOfAll(context: Context, grown: Grown): Promise<void> {
  const { openings, candidates: people } = grown;
  await makeManyOpenings(context, Math.min(made, openings));
  await makeCandidates(context, Math.min(made, people));
  const { outsideDb } = context;
  await outsideDb.transaction(async (db) => {
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql`set local statement_timeout = 0`);
    await copyOpenings(db, Math.ceil(openings / made) - 1, Math.ceil(openings / 500 / 400));
    await copyCandidates(db, Math.ceil(people / made) - 1);
    await growWhatFollows(db, grown);
    await gatherSteps(db);
    await countAnew(db);
  });
  await outsideDb.execute(sql`vacuum analyze`);
}

async function makeCandidates(context: Context, count: number): Promise<void> {
  const random = seededRandom(7);
  const people = Array.from({ length: count }, (_, index) =>
    makeCandidate(random, 'none', index + 1, context.clock.now()),
  );
  await context.inTransaction(async (inner) => {
    await bulkInsert(
      inner.db,
      accounts,
      people.map(({ account }) => withNameKeys(account)),
    );
    await bulkInsert(
      inner.db,
      candidates,
      people.map(({ candidate: { phone, dateOfBirth, ...candidate } }) => ({
        ...candidate,
        ...sealedOf(inner.config, candidate.accountId, { phone, dateOfBirth }),
      })),
    );
    await refreshPool(
      inner,
      people.map(({ account }) => account.id),
    );
  });
}

/** Each copy is of another company, of so many times as many as there were. */
async function copyOpenings(db: Database, times: number, companyTimes: number): Promise<void> {
  const of = await idsOf(db, 'public_openings', 'id');
  const ofCompanies = await idsOf(db, 'companies', 'id');
  const number = sql`(g % ${companyTimes}::int)`;
  const company = sql`case when ${number} = 0 then o.company_id else ${copyOf(sql`o.company_id`, number)} end`;
  const id = copyOf(sql`o.id`);
  const earlier = (column: string) => sql`o.${sql.identifier(column)} - g * interval '11 seconds'`;
  const asCompany = { id, slug: sql`o.slug || '-' || g`, search_name: sql`o.search_name || ' ' || g` };
  await copyRows(db, companies, { of: ofCompanies, by: 'id', times: companyTimes - 1, set: asCompany });
  const asShown = { company_id: copyOf(sql`o.company_id`), folded: sql`o.folded || ' ' || g` };
  await copyRows(db, publicCompanies, {
    of: ofCompanies,
    by: 'company_id',
    times: companyTimes - 1,
    set: asShown,
  });
  const moments = { created_at: earlier('created_at'), first_published_at: earlier('first_published_at') };
  await copyRows(db, jobOpenings, { of, by: 'id', times, set: { id, company_id: company, ...moments } });
  const narrow = {
    id,
    company_id: company,
    published_at: earlier('published_at'),
    card: sql`replace(o.card, o.id::text, ${id}::text)`,
  };
  await copyRows(db, publicOpenings, { of, by: 'id', times, set: narrow });
  for (const counts of ['opening_counts', 'opening_place_counts'])
    await db.execute(sql`update ${sql.identifier(counts)} set openings = openings * ${times + 1}`);
}

async function copyCandidates(db: Database, times: number): Promise<void> {
  const of = await idsOf(db, 'pool_candidates', 'candidate_id');
  const account = copyOf(sql`o.account_id`);
  await copyRows(db, accounts, {
    of,
    by: 'id',
    times,
    set: {
      id: copyOf(sql`o.id`),
      email: sql`g || '-' || o.email`,
      created_at: sql`o.created_at - g * interval '7 minutes'`,
    },
  });
  await copyRows(db, candidates, {
    of,
    by: 'account_id',
    times,
    set: {
      account_id: account,
      share_id: sql`gen_random_uuid()`,
      // What is sealed opens for its own account alone.
      phone_sealed: sql`null`,
      phone_lookup: sql`null`,
      date_of_birth_sealed: sql`null`,
      // A third agreed to offers.
      email_consent: sql`g % 3 = 0`,
      // One in fifty wishes for something that few others do.
      desired_jobs: sql`case when g % 50 = 0 then array['Trade ' || g] else o.desired_jobs end`,
    },
  });
  await copyRows(db, poolCandidates, {
    of,
    by: 'candidate_id',
    times,
    set: {
      candidate_id: copyOf(sql`o.candidate_id`),
      updated_at: sql`o.updated_at - g * interval '3 minutes'`,
    },
  });
}

/** Of the events, which lie hours apart. */
async function gatherSteps(db: Database): Promise<void> {
  await db.execute(sql`
    update applications set step_statuses = statuses, step_moments = moments, step_actors = actors
    from (
      select application_id, array_agg(to_status order by created_at) as statuses,
        array_agg(created_at order by created_at) as moments, array_agg(actor_id order by created_at) as actors
      from application_events where kind = 'status-changed' and to_status is not null group by 1
    ) as found
    where found.application_id = applications.id`);
}

/** What the triggers would have counted. */
async function countAnew(db: Database): Promise<void> {
  const nobody = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
  await db.execute(sql`delete from kept_counts`);
  await db.execute(sql`delete from kept_count_changes`);
  await db.execute(sql`
    insert into kept_counts (counter, whole, part, kind, amount)
    select 'applications', company_id, opening_id, status, count(*) from applications
    where removed_at is null group by 2, 3, 4
    union all
    select 'applications by source', company_id, opening_id, source, count(*) from applications
    where removed_at is null group by 2, 3, 4
    union all
    select 'applications by quarter', ${nobody}, ${nobody}, quarter_of(created_at), count(*) from applications group by 4
    union all
    select 'openings by quarter', ${nobody}, ${nobody}, quarter_of(first_published_at), count(*) from job_openings
    where first_published_at is not null group by 4
    union all
    select 'files', ${nobody}, ${nobody}, 'bytes', sum(size) from files having sum(size) > 0`);
  await db.execute(sql`delete from company_opening_counts`);
  await db.execute(sql`
    insert into company_opening_counts (company_id, openings)
    select company_id, count(*) from public_openings where company_id is not null group by 1`);
  await db.execute(sql`delete from desired_job_counts`);
  await db.execute(sql`
    insert into desired_job_counts (folded, job, candidates)
    select lower(job), min(job), count(*) from candidates, unnest(desired_jobs) as job group by 1`);
  await db.execute(sql`delete from pool_words`);
  await db.execute(sql`
    insert into pool_words (word, candidates)
    select word, count(*) from pool_candidates, words_of_pool(words) as word where is_listed group by 1`);
}

async function idsOf(db: Database, table: string, column: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${sql.identifier(column)} as id from ${sql.identifier(table)} limit ${made}`,
  );
  return rows.map(({ id }) => id);
}
