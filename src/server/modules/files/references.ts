import { inArray, sql } from 'drizzle-orm';
import { type Database, violatesReference } from '#server/platform/database/database.ts';
import { files } from './table.ts';

/** A column whose rows keep the file that they name. */
export interface FileReference {
  table: string;
  column: string;
}

/**
 * Every column that keeps a file: the foreign keys on `files` that forbid its deletion, from the database itself, so
 * that a table which is new today is on the list. `on delete cascade` is for what goes along with a file.
 */
export async function listFileReferences(db: Database): Promise<FileReference[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select key.conrelid::regclass::text as "table", part.attname as "column"
    from pg_constraint key
    join pg_attribute part on part.attrelid = key.conrelid and part.attnum = key.conkey[1]
    where key.contype = 'f' and key.confrelid = 'files'::regclass and key.confdeltype in ('a', 'r')
    order by 1, 2`);
  return rows;
}

/** Deletes those of the files that nothing names, also nothing being written at this moment; answers their keys. */
export async function deleteUnnamed(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  try {
    return await db.transaction(async (inner) => {
      const rows = await inner
        .delete(files)
        .where(inArray(files.id, ids))
        .returning({ key: files.storageKey });
      return rows.map((row) => row.key);
    });
  } catch (error) {
    if (!violatesReference(error)) throw error;
    if (ids.length === 1) return [];
    const half = ids.length >> 1;
    const first = await deleteUnnamed(db, ids.slice(0, half));
    return [...first, ...(await deleteUnnamed(db, ids.slice(half)))];
  }
}

/** Files that were claimed before then and that nothing names any more: their record went with a greater one. */
export async function listUnnamed(db: Database, before: Date, limit: number): Promise<string[]> {
  const references = await listFileReferences(db);
  const isNamed = references.map(
    ({ table, column }) =>
      sql`exists (select 1 from ${sql.identifier(table)} named where named.${sql.identifier(column)} = files.id)`,
  );
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from files
    where claimed_at < ${before} and not (${sql.join([sql`false`, ...isNamed], sql` or `)})
    limit ${limit}`);
  return rows.map((row) => row.id);
}
