import { sql } from 'drizzle-orm';
import { foldText, tradeOf } from '#domain/folding.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { CardFacts } from './card.ts';
import type { publicOpenings } from './pool-table.ts';

export interface PublishableOpening extends Omit<CardFacts, 'publishedAt'> {
  [column: string]: unknown;
  status: 'Open' | 'On-Hold' | 'Closed' | 'Published';
  firstPublishedAt: Date | null;
  expiresAt: Date;
  timeZone: string;
  isApproved: boolean;
}

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
export async function selectPublishable(
  db: Database,
  ids: readonly string[],
  noExpiry: Date,
): Promise<PublishableOpening[]> {
  const { rows } = await db.execute<PublishableOpening>(sql`
    select o.id, o.title, o.city, o.country, o.currency, o.salary_start as "salaryStart",
      o.salary_end as "salaryEnd", o.salary_type as "salaryType", o.publish_salary as "publishSalary",
      o.experience_level as "experienceLevel", o.employment_type as "employmentType",
      o.is_remote as "isRemote", o.hide_company_name as "hideCompanyName", o.tags, o.status,
      o.first_published_at as "firstPublishedAt", o.due_date::text as "dueDate",
      coalesce((o.due_date + 1)::timestamp at time zone c.timezone, ${noExpiry.toISOString()}::timestamptz) as "expiresAt",
      c.id as "companyId", c.name as "companyName", c.logo_file_id as "logoFileId",
      c.approved_at is not null as "isVerified", c.timezone as "timeZone",
      c.approved_status = 'Approved' as "isApproved"
    from job_openings o join companies c on c.id = o.company_id
    where o.id = any(${sql.param(ids)}::uuid[])
    for key share of o`);
  // Drizzle leaves the columns of a plain statement as the database writes them.
  return rows.map((row) => ({
    ...row,
    expiresAt: new Date(row.expiresAt),
    firstPublishedAt: row.firstPublishedAt && new Date(row.firstPublishedAt),
  }));
}

/** Ids of the titles, which are added where they are new; the key is the folded title. */
export async function ensureTitles(db: Database, titles: readonly string[]): Promise<Map<string, number>> {
  const byFolded = new Map(titles.map((title) => [foldText(title), title]));
  const folded = [...byFolded.keys()];
  const originals = [...byFolded.values()];
  await db.execute(sql`
    insert into opening_titles (folded, title, trade)
    select * from unnest(${sql.param(folded)}::text[], ${sql.param(originals)}::text[], ${sql.param(originals.map(tradeOf))}::text[])
    on conflict (folded) do nothing`);
  const { rows } = await db.execute<{ id: number; folded: string }>(
    sql`select id, folded from opening_titles where folded = any(${sql.param(folded)}::text[])`,
  );
  return new Map(rows.map((row) => [row.folded, row.id]));
}

/** The first publication stays what it was. */
export async function markFirstPublication(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db.execute(sql`
    update job_openings set first_published_at = ${now.toISOString()}
    where id = any(${sql.param(ids)}::uuid[]) and first_published_at is null`);
}

export async function upsertNarrowRows(db: Database, rows: readonly NarrowRow[]): Promise<void> {
  const column = <Value>(read: (row: NarrowRow) => Value) => sql.param(rows.map(read));
  await db.execute(sql`
    insert into public_openings (id, company_id, title_id, country, city, employment_type, experience_level,
      monthly_salary, is_remote, expires_at, published_at, card)
    select * from unnest(${column((row) => row.id)}::uuid[], ${column((row) => row.companyId)}::uuid[],
      ${column((row) => row.titleId)}::int[], ${column((row) => row.country)}::text[],
      ${column((row) => row.city)}::text[], ${column((row) => row.employmentType)}::text[],
      ${column((row) => row.experienceLevel)}::text[], ${column((row) => row.monthlySalary)}::int[],
      ${column((row) => row.isRemote)}::boolean[], ${column((row) => row.expiresAt.toISOString())}::timestamptz[],
      ${column((row) => row.publishedAt.toISOString())}::timestamptz[], ${column((row) => row.card)}::text[])
    on conflict (id) do update set company_id = excluded.company_id, title_id = excluded.title_id,
      country = excluded.country, city = excluded.city, employment_type = excluded.employment_type,
      experience_level = excluded.experience_level, monthly_salary = excluded.monthly_salary,
      is_remote = excluded.is_remote, expires_at = excluded.expires_at,
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
