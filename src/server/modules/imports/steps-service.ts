import { orderOf } from '#domain/imports/dates.ts';
import { type ImportMapping, importOpeningsMaximum } from '#domain/imports/imports.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { letGo } from '#server/modules/files/keys-service.ts';
import { removeFiles } from '#server/modules/files/service.ts';
import { findOwnTitle } from '#server/modules/job-openings/editing/past-service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { violatesUnique } from '#server/platform/database/database.ts';
import { publishLive } from '#server/platform/live/publish.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { abilitiesOf, type ImportAct } from './abilities.ts';
import { selectFileIds } from './named-files-queries.ts';
import { deleteImport, type ImportRecord, updateImport } from './queries.ts';
import { countNewTitles, releaseKept, resetRows, selectValues } from './row-queries.ts';
import { findOwn, requireApproved } from './service.ts';
import { workOnImportTask } from './task-names.ts';

const datesLookedAt = 2000;

/** Takes the columns as they are confirmed, and reads every row by them. */
export async function checkImport(
  context: Context<OwnerActor>,
  { id, ...mapping }: ImportMapping & { id: string },
): Promise<void> {
  const row = await openImport(context, id, 'change');
  if (mapping.columns.length !== row.columns.length) throw refuseField('columns', 'validation_option');
  if (mapping.opening_id && !(await findOwnTitle(context, mapping.opening_id)))
    throw refuseField('opening_id', 'validation_option');
  const column = mapping.columns.indexOf('applied_on');
  if (column >= 0 && !mapping.date_order) {
    const values = await selectValues(context.db, row.id, column, datesLookedAt);
    const order = orderOf(values.map(({ value }) => value));
    if (order === 'unclear') throw refuseField('date_order', 'validation_import_date_order');
    mapping.date_order = order === 'named' ? 'day-first' : order;
  }
  await resetRows(context.db, row.id);
  await begin(context, row, { state: 'checking', mapping, ready: 0, refused: 0, same: 0 });
}

/** Imports what was found right. */
export async function runImport(context: Context<OwnerActor>, id: string): Promise<void> {
  const row = await openImport(context, id, 'run');
  const titles = await countNewTitles(context.db, row.id, row.companyId);
  if (titles > importOpeningsMaximum)
    throw refuseField('opening_id', 'validation_import_openings', { number: importOpeningsMaximum });
  await begin(context, row, { state: 'running', startedAt: row.startedAt ?? context.clock.now() });
}

/** Stops what is under way: a check begins anew with the columns, of an import what is in stays. */
export async function cancelImport(context: Context<OwnerActor>, id: string): Promise<void> {
  const row = await openImport(context, id, 'cancel');
  const now = context.clock.now();
  await updateImport(
    context.db,
    row.id,
    row.state === 'checking' ? { state: 'columns' } : { state: 'cancelled', finishedAt: now },
  );
  await tell(context, row);
}

/** Takes back what an import has made. */
export async function undoImport(
  context: Context<OwnerActor>,
  { id, also_touched: undoesTouched }: { id: string; also_touched: boolean },
): Promise<void> {
  const row = await openImport(context, id, 'undo');
  await releaseKept(context.db, row.id);
  await begin(context, row, {
    ...{ state: 'undoing', undoesTouched, imported: row.imported + row.kept, kept: 0 },
  });
}

/** Throws away what a file has brought and nothing came of. */
export async function discardImport(context: Context<OwnerActor>, id: string): Promise<void> {
  const row = await openImport(context, id, 'discard');
  const files = await selectFileIds(context.db, row.id);
  await deleteImport(context.db, row.id);
  await removeFiles(context, files);
  if (row.archiveKey) await letGo(context, [row.archiveKey]);
  const { companyId, label: subject } = row;
  await recordActivity(context, { companyId, kind: 'import.discarded', subject, subjectId: row.id });
  await tell(context, row);
}

async function openImport(context: Context<OwnerActor>, id: string, act: ImportAct): Promise<ImportRecord> {
  // Stopping and throwing away stay open to a company that may do nothing more.
  if (act !== 'cancel' && act !== 'discard') requireApproved(context);
  const row = await findOwn(context, id, true);
  if (!abilitiesOf(row, context.clock.now())[act]) throw new Refusal('CONFLICT');
  return row;
}

async function begin(context: Context<OwnerActor>, row: ImportRecord, set: object): Promise<void> {
  const { db, tasks, clock, actor } = context;
  // The work goes on in the name of who said so last.
  const begun = { ...set, done: 0, movedAt: clock.now(), createdBy: actor.accountId };
  try {
    await updateImport(db, row.id, begun);
  } catch (error) {
    // Another import of the company is under way.
    if (violatesUnique(error, 'imports_one_busy')) throw new Refusal('CONFLICT');
    throw error;
  }
  await tasks.enqueue(db, workOnImportTask, { importId: row.id }, { singletonKey: row.id });
  await tell(context, row);
}

async function tell(context: Context<OwnerActor>, { companyId, id }: ImportRecord): Promise<void> {
  await publishLive(context, { companyId, kind: 'imports', id });
}
