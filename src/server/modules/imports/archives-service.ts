import { archiveProblems } from '#domain/imports/archives.ts';
import { guessColumns, guessPreset } from '#domain/imports/headers.ts';
import { addressIn } from '#domain/imports/rows.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import type { ReceivedArchive } from '#server/modules/files/archive-service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { cellsBeside, cellsOfName, columnsOfCvs } from './cv-cells.ts';
import { insertImport } from './queries.ts';
import { insertRows } from './row-queries.ts';
import type { importRows } from './table.ts';
import { workOnImportTask } from './task-names.ts';

type NewRow = Pick<
  typeof importRows.$inferInsert,
  'number' | 'cells' | 'email' | 'filePlace' | 'state' | 'problem'
>;

/**
 * Keeps a row for each file of an archive, below those of the table that came with them; files that may be looked into are
 * read in the background.
 */
export async function keepArchive(
  context: Context<OwnerActor>,
  archive: ReceivedArchive,
): Promise<{ id: string }> {
  const { companyId, accountId } = context.actor;
  const { label, hash, key, files, table } = archive;
  const createdAt = context.clock.now();
  const rows = [...rowsOfTable(archive), ...rowsOfFiles(archive)];
  return context.inTransaction(async (inner) => {
    const { id } = await insertImport(inner.db, {
      ...{ companyId, createdBy: accountId, label, fileHash: hash, archiveKey: key, createdAt },
      ...{ state: 'reading', movedAt: createdAt, files: table ? files.length : 0 },
      ...(table
        ? { preset: guessPreset(table.columns), columns: table.columns }
        : { preset: 'cvs' as const, columns: columnsOfCvs(context.locale) }),
      ...{ total: rows.length, done: rows.filter(({ state }) => state === 'read').length },
    });
    await insertRows(
      inner.db,
      rows.map((row) => ({ ...row, importId: id, companyId, createdAt })),
    );
    await recordActivity(inner, {
      ...{ companyId, kind: 'import.uploaded', subject: label, subjectId: id },
      facts: { rows: rows.length },
    });
    await inner.tasks.enqueue(inner.db, workOnImportTask, { importId: id }, { singletonKey: id });
    return { id };
  });
}

function rowsOfTable({ table }: ReceivedArchive): NewRow[] {
  if (!table) return [];
  const emails = guessColumns(table.columns).indexOf('email');
  return table.rows.map(([number, ...cells]) => ({
    ...{ number, cells, state: 'read' },
    email: addressIn(cells[emails] ?? ''),
  }));
}

function rowsOfFiles({ table, files }: ReceivedArchive): NewRow[] {
  const problems = archiveProblems(files);
  const [lastLine = 0] = table?.rows.at(-1) ?? [];
  return files.map(({ name }, place) => ({
    number: lastLine + place + 1,
    ...(table ? { cells: cellsBeside(table.columns, name), filePlace: place } : { cells: cellsOfName(name) }),
    ...{ state: problems[place] ? 'read' : 'unread', problem: problems[place] ?? null },
  }));
}
