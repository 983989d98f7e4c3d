import { eq, sql } from 'drizzle-orm';
import { inEveryLanguage } from '#domain/locale.ts';
import { occupations } from '#domain/reference/occupations.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { jobTitles } from './table.ts';

export type JobTitleRow = typeof jobTitles.$inferSelect;

/** Every change; people make dozens of them. */
export async function selectTitleChanges(db: Database): Promise<JobTitleRow[]> {
  return (await db.select().from(jobTitles).limit(5000)).map(named);
}

/** The same with who made each. */
export async function selectEditedTitles(db: Database) {
  const rows = await db
    .select({ title: jobTitles, editor: accounts.name })
    .from(jobTitles)
    .leftJoin(accounts, eq(accounts.id, jobTitles.updatedBy))
    .limit(5000);
  return rows.map(({ title, editor }) => ({ title: named(title), editor }));
}

/** A change that is older than a language has the name there that the product came with, or its first one. */
function named(row: JobTitleRow): JobTitleRow {
  const asItCame = occupations.find(({ en }) => en === row.value);
  return { ...row, names: inEveryLanguage({ ...asItCame, ...row.names }) };
}

export async function upsertTitle(db: Database, row: typeof jobTitles.$inferInsert): Promise<void> {
  await db.insert(jobTitles).values(row).onConflictDoUpdate({ target: jobTitles.value, set: row });
}

/** How many openings and profiles name each of the titles; a profile in small or large letters. */
export async function countTitleUses(db: Database, values: readonly string[]) {
  const wanted = sql.param([...values]);
  const { rows } = await db.execute<{ value: string; openings: number; profiles: number }>(sql`
    select wanted.value,
      (select count(*)::int from job_openings o where o.title = wanted.value) as openings,
      coalesce((select candidates from desired_job_counts where folded = lower(wanted.value)), 0) as profiles
    from unnest(${wanted}::text[]) as wanted (value)`);
  return new Map(rows.map((row) => [row.value, row]));
}

/** Which of the titles an opening or a profile names. */
export async function selectUsedTitles(db: Database, values: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ value: string }>(sql`
    select wanted.value from unnest(${sql.param([...values])}::text[]) as wanted (value)
    where exists (select from desired_job_counts where folded = lower(wanted.value))
      or exists (select from job_openings o where o.title = wanted.value)`);
  return new Set(rows.map(({ value }) => value));
}
