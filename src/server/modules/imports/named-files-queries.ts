import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { fileHints } from '#domain/imports/imports.ts';
import type { Database } from '#server/platform/database/database.ts';
import { importRows } from './table.ts';

/** The files that came beside a table, in the order of the archive. */
export function selectFiles(db: Database, importId: string) {
  return db
    .select({
      cells: importRows.cells,
      place: sql<number>`${importRows.filePlace}`,
      fileId: importRows.fileId,
      problem: importRows.problem,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isNotNull(importRows.filePlace)))
    .orderBy(asc(importRows.filePlace));
}

/** Which of these files rows have by now, and whose rows these are. */
export function selectHolders(db: Database, importId: string, places: number[]) {
  return db
    .select({
      place: sql<number>`${importRows.namedPlace}`,
      fileId: importRows.fileId,
      email: importRows.email,
    })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        inArray(importRows.namedPlace, places),
        isNotNull(importRows.fileId),
      ),
    );
}

/** Which of these files some row names. */
export async function selectNamed(db: Database, importId: string, places: number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ place: sql<number>`${importRows.namedPlace}` })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), inArray(importRows.namedPlace, places)));
  return new Set(rows.map(({ place }) => place));
}

/** Writes down which file each row names; those that get it have it from now on in place of the file's own row. */
export async function giveFiles(
  db: Database,
  importId: string,
  given: readonly { number: number; place: number; fileId: string | null }[],
): Promise<void> {
  if (given.length === 0) return;
  await db.execute(sql`
    update import_rows set named_place = given.place, file_id = given."fileId"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (number integer, place integer, "fileId" uuid)
    where import_rows.import_id = ${importId} and import_rows.number = given.number`);
  const places = given.flatMap(({ place, fileId }) => (fileId ? [place] : []));
  await db
    .update(importRows)
    .set({ fileId: null })
    .where(and(eq(importRows.importId, importId), inArray(importRows.filePlace, places)));
}

/** Each file is its own row's once more. */
export async function takeFilesBack(db: Database, importId: string): Promise<void> {
  await db.execute(sql`
    update import_rows set file_id = holder.file_id from import_rows holder
    where import_rows.import_id = ${importId} and holder.import_id = ${importId} and holder.file_id is not null
      and holder.named_place = import_rows.file_place`);
  await db
    .update(importRows)
    .set({ fileId: null, namedPlace: null })
    .where(and(eq(importRows.importId, importId), isNotNull(importRows.namedPlace)));
}

/**
 * Rows of a person go, and the files beside the table that are theirs: they name them first, and no row that stays has them.
 * Answers the CVs of both.
 */
export async function removeRows(db: Database, whose: SQL | undefined): Promise<string[]> {
  const { importId, number, namedPlace, fileId } = importRows;
  const gone = await db.delete(importRows).where(whose).returning({ importId, number, namedPlace, fileId });
  const named = gone.flatMap(({ importId: id, number: line, namedPlace: place }) =>
    place === null ? [] : [{ id, line, place }],
  );
  const files = named.length > 0 ? await removeNamed(db, named) : [];
  return [...gone, ...files].flatMap((row) => row.fileId ?? []);
}

async function removeNamed(db: Database, named: readonly { id: string; line: number; place: number }[]) {
  const { rows } = await db.execute<{ fileId: string | null }>(sql`
    delete from import_rows using jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as named (id uuid, line integer, place integer)
    where import_rows.import_id = named.id and import_rows.file_place = named.place and not exists (
      select from import_rows other where other.import_id = named.id and other.named_place = named.place
        and (other.number < named.line or other.file_id is not null))
    returning import_rows.file_id as "fileId"`);
  return rows;
}

/** Of files that are applications' now the name goes, too. */
export async function forgetNames(db: Database, importId: string, numbers: readonly number[]): Promise<void> {
  await db.execute(sql`
    update import_rows set cells = '{}' from import_rows applied
    where import_rows.import_id = ${importId} and import_rows.state = 'named' and applied.import_id = ${importId}
      and applied.number = any(${sql.param([...numbers])}::integer[]) and applied.application_id is not null
      and applied.named_place = import_rows.file_place`);
}

/** How many rows would be imported without a file that they name. */
export async function countWithoutFile(
  db: Database,
  importId: string,
  hints: typeof fileHints,
): Promise<number> {
  return db.$count(
    importRows,
    and(
      eq(importRows.importId, importId),
      eq(importRows.state, 'ready'),
      sql`${importRows.hints} && ${sql.param([...hints])}::text[]`,
    ),
  );
}

/** How many of the files that came beside a table are refused. */
export async function countRefusedFiles(db: Database, importId: string): Promise<number> {
  const isRefused = and(eq(importRows.importId, importId), eq(importRows.state, 'refused'));
  return db.$count(importRows, and(isRefused, isNotNull(importRows.filePlace)));
}

/** The CVs that the rows of an import name and no application has. */
export async function selectFileIds(db: Database, importId: string): Promise<string[]> {
  const rows = await db
    .select({ fileId: importRows.fileId })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isNotNull(importRows.fileId)));
  return rows.flatMap(({ fileId }) => fileId ?? []);
}
