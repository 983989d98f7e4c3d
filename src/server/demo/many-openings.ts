import { sql } from 'drizzle-orm';
import { addDays, calendarDate } from '#domain/time.ts';
import { companies } from '#server/modules/companies/table.ts';
import { refreshPublicOpenings } from '#server/modules/job-openings/publication/service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { withNameKeys } from '#server/platform/name-keys.ts';
import { bulkInsert } from './bulk-insert.ts';
import { ensurePlans } from './demo-plans.ts';
import { seededRandom } from './random.ts';
import { trades } from './trades/trades.ts';

const companyCount = 400;
const ranks = ['', '', '', '', 'Senior ', 'Junior ', 'Lead ', 'Assistant '];
const fields = [
  '',
  '',
  '',
  '',
  '',
  ', Lusail Project',
  ', Night Shift',
  ' (Arabic speaker)',
  ', Airport',
  ', Healthcare',
  ', Retail',
  ', Energy',
];
/** Repeated by how often they are drawn: a few cities hold most openings. */
const places = [
  ...Array<string>(16).fill('Qatar/Doha'),
  ...Array<string>(5).fill('Qatar/Lusail'),
  ...Array<string>(4).fill('Qatar/West Bay'),
  ...Array<string>(3).fill('Qatar/Al Rayyan'),
  ...Array<string>(3).fill('Qatar/Industrial Area'),
  'Qatar/Al Wakra',
  'Qatar/Al Wakra',
  'Qatar/Al Khor',
  'Qatar/Mesaieed',
  'Qatar/Ras Laffan',
  'Qatar/Dukhan',
  'Qatar/The Pearl',
  'Qatar/Al Shamal',
  'United Arab Emirates/Dubai',
  'United Arab Emirates/Abu Dhabi',
  'Saudi Arabia/Riyadh',
  'Oman/Muscat',
  'Bahrain/Manama',
  'Kuwait/Kuwait City',
];

/** One in twenty names these, too. */
const furtherPlaces = [
  { country: 'Qatar', city: 'Umm Salal' },
  { country: 'United Arab Emirates', city: 'Sharjah' },
];

/** So many are written by one statement, which ends within the time of any other. */
const atOnce = 50_000;

/**
 * Makes so many Active openings of 400 companies for benchmarks and plans: the same ones for the same count and
 * day, with the narrow rows, titles and counters that publishing would have made.
 */
export async function makeManyOpenings(context: Context, count: number): Promise<void> {
  await context.inTransaction(async (inner) => {
    const companyIds = await writeCompanies(inner);
    const now = inner.clock.now();
    for (let first = 1; first <= count; first += atOnce) {
      const last = Math.min(first + atOnce - 1, count);
      await refreshPublicOpenings(inner, await writeOpenings(inner.db, { first, last, companyIds, now }));
    }
  });
  // Without statistics the planner knows nothing of what was just loaded.
  for (const table of [
    'job_openings',
    'public_openings',
    'public_opening_places',
    'opening_titles',
    'opening_counts',
    'opening_place_counts',
  ])
    await context.outsideDb.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

async function writeCompanies({ db, clock }: Context): Promise<string[]> {
  const random = seededRandom(7);
  const now = clock.now();
  const rows = Array.from({ length: companyCount }, (_, index) => ({
    id: random.uuid(),
    slug: `company-${index}`,
    name: `Company ${index} ${random.pick(['Holding', 'Group', 'Trading', 'Services', 'Works'])}`,
    planId: 'premium',
    approvedStatus: 'Approved' as const,
    approvedAt: now,
  }));
  await ensurePlans(db);
  await bulkInsert(
    db,
    companies,
    rows.map((row) => withNameKeys(row)),
  );
  return rows.map(({ id }) => id);
}

async function writeOpenings(
  db: Database,
  { first, last, companyIds, now }: { first: number; last: number; companyIds: string[]; now: Date },
): Promise<string[]> {
  const base = trades.flatMap(({ titles }) => titles);
  const titles = base.flatMap((title) =>
    ranks.flatMap((rank) => fields.map((field) => `${rank}${title}${field}`)),
  );
  const text = `<ul>${trades[0]?.duties.map((duty) => `<li>${duty}</li>`).join('')}</ul>`;
  const today = calendarDate(now);
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into job_openings (company_id, title, introduction, responsibilities, requirements, city, country, salary_start,
      salary_end, publish_salary, experience_level, employment_type, remote, hide_company_name, due_date, status,
      tags, further_places, first_published_at, created_at, updated_at)
    select (${list(companyIds)}::uuid[])[1 + (hashint4extended(i, 1) & 2147483647)::int % ${companyIds.length}::int],
      titles.title,
      '<p>Join us.</p>', ${text}, ${text}, split_part(place, '/', 2), split_part(place, '/', 1),
      salary, salary + 1000 + (hashint4extended(i, 3) & 2147483647)::int % 9 * 500, (hashint4extended(i, 4) & 2147483647)::int % 10 < 7,
      (array['entry', 'mid', 'mid', 'senior', 'executive'])[1 + (hashint4extended(i, 5) & 2147483647)::int % 5],
      (array['full time', 'full time', 'full time', 'part time', 'contract/temporary', 'freelance'])[1 + (hashint4extended(i, 6) & 2147483647)::int % 6],
      (hashint4extended(i, 7) & 2147483647)::int % 12 = 0, (hashint4extended(i, 8) & 2147483647)::int % 20 = 0,
      ${addDays(today, 30)}::date + (hashint4extended(i, 9) & 2147483647)::int % 60, 'Published',
      (${list(['Family visa', 'Transport given', 'Five-day week', 'Arabic an asset', 'Commission'])}::text[])[1 + (hashint4extended(i, 10) & 2147483647)::int % 3 : 3 + (hashint4extended(i, 11) & 2147483647)::int % 2],
      case when (hashint4extended(i, 15) & 2147483647)::int % 20 = 0 then ${JSON.stringify(furtherPlaces)}::jsonb else '[]' end,
      moment, moment, moment
    from generate_series(${first}::int, ${last}::int) as i
      cross join lateral (select (${list(places)}::text[])[1 + (hashint4extended(i, 12) & 2147483647)::int % ${places.length}::int] as place,
        2500 + (hashint4extended(i, 13) & 2147483647)::int % 60 * 500 as salary,
        ${now.toISOString()}::timestamptz - make_interval(secs => ((hashint4extended(i, 14) & 2147483647)::int % 10368000)::float8) as moment) drawn
      join unnest(${list(titles)}::text[]) with ordinality as titles (title, number)
        on titles.number = 1 + (power((hashint4extended(i, 2) & 2147483647)::int % 10000 / 10000.0, 2) * ${titles.length - 1}::int)::int
    returning id`);
  return rows.map(({ id }) => id);

  function list(values: readonly string[]) {
    return sql.param(values);
  }
}
