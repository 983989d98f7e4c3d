import { sql } from 'drizzle-orm';
import { occupationOf } from '#domain/reference/occupations.ts';
import { namesOfTitles } from '#domain/reference/title-names.ts';
import type { TitleInLanguages } from '#server/modules/job-openings/public/table.ts';
import { readFurtherNames } from '#server/modules/job-openings/titles/vocabulary-service.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Writes the names of titles anew where the vocabulary has learnt since; answers how many. */
export async function renameTitles(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number; title: string; others: TitleInLanguages; names: string }>(
    sql`select id, title, others, names from opening_titles`,
  );
  const further = await readFurtherNames(db);
  const changed = rows
    .map((row) => ({ ...row, wanted: namesOfTitles([row.title, ...Object.values(row.others)], further) }))
    .filter(({ names, wanted }) => names !== wanted);
  if (changed.length === 0) return 0;
  await db.execute(sql`
    update opening_titles as t set names = changed.names
    from unnest(${sql.param(changed.map(({ id }) => id))}::int[], ${sql.param(changed.map(({ wanted }) => wanted))}::text[])
      as changed (id, names)
    where t.id = changed.id`);
  return changed.length;
}

/** Public openings whose card does not say what their title is called in other languages, though it is an occupation. */
export async function selectUntitledCards(db: Database): Promise<string[]> {
  const { rows: titles } = await db.execute<{ id: number; title: string }>(sql`
    select t.id, t.title from opening_titles t
    where exists (select from public_openings p where p.title_id = t.id and p.card not like '%"titles":{%')`);
  const named = titles.filter(({ title }) => occupationOf(title) !== undefined).map(({ id }) => id);
  if (named.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from public_openings
    where title_id = any(${sql.param(named)}::int[]) and card not like '%"titles":{%'`);
  return rows.map(({ id }) => id);
}
