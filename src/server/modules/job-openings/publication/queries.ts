import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { namesOfTitles } from '#domain/reference/title-names.ts';
import { foldText, tradeOf } from '#domain/text/folding.ts';
import { companies } from '#server/modules/companies/table.ts';
import type { publicOpenings, TitleInLanguages } from '#server/modules/job-openings/public/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { readFurtherNames } from '#server/modules/job-openings/titles/vocabulary-service.ts';
import type { Database } from '#server/platform/database/database.ts';

export type PublishableOpening = Awaited<ReturnType<typeof selectPublishable>>[number];

export type NarrowRow = Omit<typeof publicOpenings.$inferSelect, 'rank'>;

const publicationLock = 7_305_113;

/**
 * Publications run one after the other, from here to the end of their transaction: whoever comes second reads
 * what the first one wrote, and no two of them lock counters in a different order.
 */
export async function lockPublication(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${publicationLock})`);
}

/** The openings with what their companies add; their rows can't be deleted before the transaction ends. */
export async function selectPublishable(db: Database, ids: readonly string[], noExpiry: Date) {
  const { introduction, responsibilities, requirements, benefits, eligibility, ...columns } =
    getTableColumns(jobOpenings);
  const endOfDueDate = sql`(${jobOpenings.dueDate} + 1)::timestamp at time zone ${companies.timezone}`;
  return db
    .select({
      ...columns,
      expiresAt: sql`coalesce(${endOfDueDate}, ${noExpiry.toISOString()}::timestamptz)`.mapWith(
        jobOpenings.createdAt,
      ),
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      logoFileId: companies.logoFileId,
      isVerified: sql<boolean>`${companies.approvedAt} is not null`,
      timeZone: companies.timezone,
      isApproved: sql<boolean>`${companies.approvedStatus} = 'Approved'`,
      // Written out: a column of the outer table has no name of its own inside a subquery.
      translatedTitles: sql<Record<string, string>>`coalesce((select json_object_agg(t.language, t.title)
        from opening_translations t where t.opening_id = job_openings.id and t.is_whole), '{}')`,
    })
    .from(jobOpenings)
    .innerJoin(companies, eq(companies.id, jobOpenings.companyId))
    .where(inArray(jobOpenings.id, [...ids]))
    .for('key share', { of: jobOpenings });
}

/** What an opening is called, in its language and in those that it is translated into. */
export type TitleOfOpening = Pick<PublishableOpening, 'title' | 'language' | 'translatedTitles'>;

/** Ids of the titles by `keyOfTitle`, which are added where they are new. */
export async function ensureTitles(
  db: Database,
  titles: readonly TitleOfOpening[],
): Promise<Map<string, number>> {
  const byKey = new Map(titles.map((title) => [keyOfTitle(title), title]));
  const folded = [...new Set(titles.map(({ title }) => foldText(title)))];
  const { rows: known } = await db.execute<TitleRow>(sql`
    select id, folded, others from opening_titles where folded = any(${sql.param(folded)}::text[])`);
  const ids = new Map(known.map((row) => [keyOf(row), row.id]));
  const added = [...byKey].flatMap(([key, title]) => (ids.has(key) ? [] : [title]));
  if (added.length > 0) for (const row of await insertTitles(db, added)) ids.set(keyOf(row), row.id);
  return ids;
}

/** What tells titles apart: one that is translated otherwise is found by other words. */
export function keyOfTitle(opening: TitleOfOpening): string {
  return keyOf({ folded: foldText(opening.title), others: othersOf(opening) });
}

function keyOf({ folded, others }: Omit<TitleRow, 'id'>): string {
  return JSON.stringify([folded, Object.entries(others).sort()]);
}

/** Of its own language no translation is read, though one may lie there from before. */
function othersOf({ language, translatedTitles }: TitleOfOpening): TitleInLanguages {
  const { [language]: _, ...others } = translatedTitles;
  return others;
}

type TitleRow = { id: number; folded: string; others: TitleInLanguages };

/** No other transaction adds any meanwhile: publications run one after the other (`lockPublication`). */
async function insertTitles(db: Database, titles: readonly TitleOfOpening[]): Promise<TitleRow[]> {
  const originals = titles.map(({ title }) => title);
  const others = titles.map(othersOf);
  const further = await readFurtherNames(db);
  const names = titles.map(({ title }, place) =>
    namesOfTitles([title, ...Object.values(others[place] ?? {})], further),
  );
  const { rows } = await db.execute<TitleRow>(sql`
    insert into opening_titles (folded, others, title, trade, names)
    select * from unnest(${sql.param(originals.map(foldText))}::text[],
      ${sql.param(others.map((each) => JSON.stringify(each)))}::jsonb[], ${sql.param(originals)}::text[],
      ${sql.param(originals.map(tradeOf))}::text[], ${sql.param(names)}::text[])
    returning id, folded, others`);
  return rows;
}

/** A company as openings show it. */
export interface ShownCompany {
  companyId: string;
  companyName: string;
  companyNameAr: string;
}

/**
 * Writes the rows with the names that their companies are found by, and dates the openings that are public for the
 * first time; a first publication stays what it was.
 */
export async function upsertNarrowRows(
  db: Database,
  rows: readonly NarrowRow[],
  { shown, now }: { shown: readonly ShownCompany[]; now: Date },
): Promise<void> {
  const names = new Map(
    shown.map(({ companyId, companyName, companyNameAr }) => [
      companyId,
      foldText(`${companyName} ${companyNameAr}`),
    ]),
  );
  const column = <Value>(read: (row: NarrowRow) => Value) => sql.param(rows.map(read));
  await db.execute(sql`
    with dated as (
      update job_openings set first_published_at = ${now.toISOString()}
      where id = any(${column((row) => row.id)}::uuid[]) and first_published_at is null
    ), named as (
      insert into public_companies (company_id, folded)
      select * from unnest(${sql.param([...names.keys()])}::uuid[], ${sql.param([...names.values()])}::text[])
      on conflict (company_id) do update set folded = excluded.folded
      where public_companies.folded <> excluded.folded
    )
    insert into public_openings (id, company_id, title_id, country, city, employment_type, experience_level,
      monthly_salary, pay_currency, is_paid, is_remote, expires_at, published_at, card)
    select * from unnest(${column((row) => row.id)}::uuid[], ${column((row) => row.companyId)}::uuid[],
      ${column((row) => row.titleId)}::int[], ${column((row) => row.country)}::text[],
      ${column((row) => row.city)}::text[], ${column((row) => row.employmentType)}::text[],
      ${column((row) => row.experienceLevel)}::text[], ${column((row) => row.monthlySalary)}::int[],
      ${column((row) => row.payCurrency)}::text[], ${column((row) => row.isPaid)}::boolean[],
      ${column((row) => row.isRemote)}::boolean[], ${column((row) => row.expiresAt.toISOString())}::timestamptz[],
      ${column((row) => row.publishedAt.toISOString())}::timestamptz[], ${column((row) => row.card)}::text[])
    on conflict (id) do update set company_id = excluded.company_id, title_id = excluded.title_id,
      country = excluded.country, city = excluded.city, employment_type = excluded.employment_type,
      experience_level = excluded.experience_level, monthly_salary = excluded.monthly_salary,
      pay_currency = excluded.pay_currency, is_paid = excluded.is_paid, is_remote = excluded.is_remote, expires_at = excluded.expires_at,
      published_at = excluded.published_at, card = excluded.card`);
}

export async function deleteNarrowRows(db: Database, ids: readonly string[]): Promise<void> {
  await db.execute(sql`delete from public_openings where id = any(${sql.param(ids)}::uuid[])`);
}

/** Removes up to `count` rows that expired before then, oldest first; answers their ids. */
export async function deleteExpiredRows(db: Database, now: Date, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from public_openings where id in (
      select id from public_openings where expires_at <= ${now.toISOString()} order by expires_at limit ${count}
    ) returning id`);
  return rows.map(({ id }) => id);
}

export async function selectPublishedIds(db: Database, companyId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from job_openings where company_id = ${companyId} and status = 'Published' order by created_at, id`,
  );
  return rows.map(({ id }) => id);
}
