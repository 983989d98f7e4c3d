import { sql } from 'drizzle-orm';
import { namesOfTitle } from '#domain/reference/title-names.ts';
import { readFurtherNames } from '#server/modules/job-openings/titles/vocabulary-service.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Writes the names of titles anew where the vocabulary has learnt since; answers how many. */
export async function renameTitles(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number; title: string; names: string }>(
    sql`select id, title, names from opening_titles`,
  );
  const further = await readFurtherNames(db);
  const changed = rows
    .map((row) => ({ ...row, wanted: namesOfTitle(row.title, further) }))
    .filter(({ names, wanted }) => names !== wanted);
  if (changed.length === 0) return 0;
  await db.execute(sql`
    update opening_titles as t set names = changed.names
    from unnest(${sql.param(changed.map(({ id }) => id))}::int[], ${sql.param(changed.map(({ wanted }) => wanted))}::text[])
      as changed (id, names)
    where t.id = changed.id`);
  return changed.length;
}
