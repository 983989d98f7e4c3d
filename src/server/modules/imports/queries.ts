import { and, desc, eq, inArray, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { isId } from '#domain/ids.ts';
import type { ImportState } from '#domain/imports/imports.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { importRows, imports } from './table.ts';

export type ImportRecord = typeof imports.$inferSelect;

const busy: ImportState[] = ['reading', 'checking', 'running', 'undoing'];
const unbegun: ImportState[] = ['reading', 'columns', 'checked'];

export async function insertImport(db: Database, row: typeof imports.$inferInsert): Promise<ImportRecord> {
  const [written] = await db.insert(imports).values(row).returning();
  if (!written) throw new Error('The import was not written');
  return written;
}

export async function findImport(db: Database, id: string, lock = false): Promise<ImportRecord | undefined> {
  if (!isId(id)) return undefined;
  const query = db.select().from(imports).where(eq(imports.id, id));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** Another process that is at it at this moment is waited for, and so is its owner. */
export async function takeImport(db: Database, id: string): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id)).for('update');
  return row;
}

export async function updateImport(
  db: Database,
  id: string,
  set: { [Column in keyof typeof imports.$inferInsert]?: unknown },
): Promise<void> {
  await db
    .update(imports)
    .set(set as Partial<typeof imports.$inferInsert>)
    .where(eq(imports.id, id));
}

/** A company's imports with who began them, the latest first. */
export function selectImports(db: Database, companyId: string, limit: number) {
  return db
    .select({ import: imports, createdBy: accounts.name, createdByAr: accounts.nameAr })
    .from(imports)
    .leftJoin(accounts, eq(accounts.id, imports.createdBy))
    .where(eq(imports.companyId, companyId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit);
}

/** Files of a company that wait for somebody to say what becomes of them. */
export function countWaiting(db: Database, companyId: string): Promise<number> {
  return db.$count(imports, and(eq(imports.companyId, companyId), inArray(imports.state, unbegun)));
}

/** The import goes, with its rows. */
export async function deleteImport(db: Database, id: string): Promise<void> {
  await db.delete(imports).where(eq(imports.id, id));
}

/** What tasks have left behind that were killed. */
export async function selectSilent(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(inArray(imports.state, busy), lt(imports.movedAt, before)))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** When the same file was imported before. */
export async function findSameFile(db: Database, { companyId, fileHash, id }: ImportRecord) {
  const [row] = await db
    .select({ startedAt: imports.startedAt })
    .from(imports)
    .where(
      and(
        eq(imports.companyId, companyId),
        eq(imports.fileHash, fileHash),
        ne(imports.id, id),
        sql`${imports.imported} > 0`,
      ),
    )
    .orderBy(desc(imports.startedAt))
    .limit(1);
  return row?.startedAt ?? null;
}

/** Rows that nobody asks for any more, of imports that were over by then. */
export function oldRows(before: Date): OldRows {
  const over = sql`${importRows.importId} in (select id from ${imports}
    where ${notInArray(imports.state, busy)} and coalesce(finished_at, created_at) < ${before.toISOString()}::timestamptz)`;
  return {
    table: importRows,
    where: and(lt(importRows.createdAt, before), over),
    by: importRows.createdAt,
  };
}

/** Files that were sent, and never more. */
export function oldFiles(before: Date): OldRows {
  const where = and(
    inArray(imports.state, unbegun),
    isNull(imports.startedAt),
    lt(imports.createdAt, before),
  );
  return { table: imports, where, by: imports.createdAt };
}
