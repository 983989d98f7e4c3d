import { withoutTables } from '#domain/imports/archives.ts';
import {
  type ArchiveEntry,
  type OpenArchive,
  readArchivedCv,
  withArchive,
} from '#server/modules/files/archive-service.ts';
import { letGo } from '#server/modules/files/keys-service.ts';
import { removeFiles } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import { publishLive } from '#server/platform/live/publish.ts';
import { StoredFileMissing } from '#server/platform/storage.ts';
import { cellsOfCv, cellsOfName } from './cv-cells.ts';
import { ownerOf } from './import-owner.ts';
import { findImport, type ImportRecord, takeImport, updateImport } from './queries.ts';
import { giveUpUnread, type ImportRow, keepReadRows, selectRows } from './row-queries.ts';

const cvsAtOnce = 2;

type ReadRow = Pick<ImportRow, 'number' | 'cells' | 'email' | 'fileId' | 'problem'>;

/**
 * Reads the CVs of an archive, few at a time and each few kept at once, until they are done or the time is up: whoever is
 * killed has lost what was being read. Undefined where the import is at another step.
 */
export async function readCvs(
  context: Context,
  importId: string,
  until: number,
): Promise<boolean | undefined> {
  const row = await findImport(context.db, importId);
  if (row?.state !== 'reading' || !row.archiveKey) return undefined;
  if (!(await ownerOf(context, row))) return end(context, row, 'cancelled');
  try {
    return await withArchive(context, row.archiveKey, (archive) => readAll(context, row, archive, until));
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) throw error;
    await giveUpUnread(context.db, row.id);
    return end(context, row, 'columns');
  }
}

async function readAll(
  context: Context,
  row: ImportRecord,
  archive: OpenArchive,
  until: number,
): Promise<boolean> {
  // What came in before tables were read has a row for each file, the table among them.
  const files = row.files > 0 ? withoutTables(archive.files) : archive.files;
  while (performance.now() < until) {
    const rows = await selectRows(context.db, row.id, { state: 'unread', limit: cvsAtOnce });
    if (rows.length === 0) return end(context, row, 'columns');
    const read = await Promise.all(
      rows.map((one) => readRow(context, archive, files[one.filePlace ?? one.number - 1], one)),
    );
    if (!(await context.inTransaction((inner) => keep(inner, row, read)))) return false;
  }
  return true;
}

async function readRow(
  context: Context,
  archive: OpenArchive,
  entry: ArchiveEntry | undefined,
  { number, cells: before, filePlace }: ImportRow,
): Promise<ReadRow> {
  // The row of the table says whose it is; of the file nothing is kept but the file.
  const isBeside = filePlace !== null;
  const without = {
    number,
    email: '',
    fileId: null,
    cells: isBeside ? before : cellsOfName(entry?.name ?? ''),
  };
  if (!entry) return { ...without, problem: 'cv_unreadable' };
  const found = await readArchivedCv(context, archive, entry);
  if ('problem' in found) return { ...without, problem: found.problem };
  if (isBeside) return { ...without, fileId: found.fileId, problem: null };
  const { cells, email } = cellsOfCv(entry.name, found.text);
  return { number, cells, email, fileId: found.fileId, problem: null };
}

/** Somebody may have thrown the file away meanwhile, or another process may have read the same CV. */
async function keep(context: Context, { id }: ImportRecord, read: readonly ReadRow[]): Promise<boolean> {
  const { db, clock } = context;
  const row = await takeImport(db, id);
  const kept = row?.state === 'reading' ? await keepReadRows(db, id, read) : new Set<number>();
  const spare = read.flatMap(({ number, fileId }) => (kept.has(number) ? [] : (fileId ?? [])));
  await removeFiles(context, spare);
  if (row?.state !== 'reading') return false;
  await updateImport(db, id, { done: row.done + kept.size, movedAt: clock.now() });
  await publishLive(context, { companyId: row.companyId, kind: 'imports', id });
  return true;
}

async function end(context: Context, { id }: ImportRecord, state: 'columns' | 'cancelled'): Promise<boolean> {
  return context.inTransaction(async (inner) => {
    const row = await takeImport(inner.db, id);
    if (row?.state !== 'reading') return false;
    const finishedAt = state === 'cancelled' ? inner.clock.now() : null;
    await updateImport(inner.db, id, { state, finishedAt, archiveKey: null });
    if (row.archiveKey) await letGo(inner, [row.archiveKey]);
    await publishLive(inner, { companyId: row.companyId, kind: 'imports', id });
    return false;
  });
}
