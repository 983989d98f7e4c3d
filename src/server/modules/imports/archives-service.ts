import { archiveProblems } from '#domain/imports/archives.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import type { ReceivedArchive } from '#server/modules/files/archive-service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { cellsOfName, columnsOfCvs } from './cv-cells.ts';
import { insertImport } from './queries.ts';
import { insertRows } from './row-queries.ts';
import { workOnImportTask } from './task-names.ts';

/** Keeps a row for each file of an archive; those that may be looked into are read in the background. */
export async function keepArchive(
  context: Context<OwnerActor>,
  { label, hash, key, files }: ReceivedArchive,
): Promise<{ id: string }> {
  const { companyId, accountId } = context.actor;
  const createdAt = context.clock.now();
  const problems = archiveProblems(files);
  return context.inTransaction(async (inner) => {
    const { id } = await insertImport(inner.db, {
      ...{ companyId, createdBy: accountId, label, fileHash: hash, archiveKey: key, createdAt },
      ...{ preset: 'cvs', state: 'reading', columns: columnsOfCvs(context.locale), movedAt: createdAt },
      ...{ total: files.length, done: problems.filter(Boolean).length },
    });
    await insertRows(
      inner.db,
      files.map(({ name }, place) => ({
        ...{ importId: id, companyId, number: place + 1, cells: cellsOfName(name), createdAt },
        ...{ state: problems[place] ? 'read' : 'unread', problem: problems[place] ?? null },
      })),
    );
    await recordActivity(inner, {
      ...{ companyId, kind: 'import.uploaded', subject: label, subjectId: id },
      facts: { rows: files.length },
    });
    await inner.tasks.enqueue(inner.db, workOnImportTask, { importId: id }, { singletonKey: id });
    return { id };
  });
}
