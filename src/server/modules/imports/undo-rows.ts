import { eraseImported } from '#server/modules/applications/by-hand/many-service.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { removeUnused } from '#server/modules/job-openings/editing/past-service.ts';
import { updateImport } from './queries.ts';
import { keepRows, selectRows } from './row-queries.ts';
import type { ImportStep } from './work-service.ts';

const rowsAtOnce = 100;

/** Takes the next rows back: their applications go, and with them the rows; what stays is named. */
export const undoRows: ImportStep = async (context, row) => {
  const { db, clock } = context;
  const rows = await selectRows(db, row.id, { state: 'imported', limit: rowsAtOnce });
  if (rows.length === 0) {
    await removeUnused(context, row.openingsMade);
    await updateImport(db, row.id, { state: 'undone', finishedAt: clock.now(), imported: 0 });
    await recordActivity(context, {
      ...{ companyId: row.companyId, kind: 'import.undone', subject: row.label, subjectId: row.id },
      facts: { kept: row.kept },
    });
    return false;
  }
  const ids = rows.flatMap(({ applicationId }) => applicationId ?? []);
  const kept = await eraseImported(context, ids, { alsoTouched: row.undoesTouched });
  await keepRows(db, row.id, [...kept]);
  await updateImport(db, row.id, {
    done: row.done + rows.length,
    imported: Math.max(0, row.imported - rows.length),
    kept: row.kept + kept.size,
  });
  return true;
};
