import { isImportBusy } from '#domain/imports/imports.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { publishLive } from '#server/platform/live/publish.ts';
import { checkRows } from './check-rows.ts';
import { ownerOf } from './import-owner.ts';
import { findImport, type ImportRecord, selectSilent, takeImport, updateImport } from './queries.ts';
import { readCvs } from './read-cvs.ts';
import { runRows } from './run-rows.ts';
import { workOnImportTask } from './task-names.ts';
import { undoRows } from './undo-rows.ts';

/** A run ends after so long and goes on in the next one. */
const runMilliseconds = 120_000;
/** After so long without a word its process is gone. */
const silentMilliseconds = 45_000;

/** What a step does with the next rows of an import, in one transaction; whether there may be more. */
export type ImportStep = (context: Context<OwnerActor>, row: ImportRecord) => Promise<boolean>;

const steps: Partial<Record<ImportRecord['state'], ImportStep>> = {
  checking: checkRows,
  running: runRows,
  undoing: undoRows,
};

/**
 * Works on the rows of an import, some hundred a transaction. Whoever is killed leaves what is done done, and the rest as
 * it was; two at once do nothing twice.
 */
export async function workOnImport(context: Context, importId: string): Promise<void> {
  const until = performance.now() + runMilliseconds;
  let goesOn = true;
  while (goesOn && performance.now() < until)
    goesOn =
      (await readCvs(context, importId, until)) ??
      (await context.inTransaction((inner) => stepOf(inner, importId)));
  if (goesOn)
    await context.tasks.enqueue(context.db, workOnImportTask, { importId }, { singletonKey: importId });
}

async function stepOf(context: Context, importId: string): Promise<boolean> {
  const row = await takeImport(context.db, importId);
  const step = row && steps[row.state];
  if (!step) return false;
  const actor = await ownerOf(context, row);
  if (!actor) {
    await updateImport(context.db, row.id, { state: 'cancelled', finishedAt: context.clock.now() });
    return false;
  }
  const goesOn = await step({ ...context, actor } as Context<OwnerActor>, row);
  await updateImport(context.db, row.id, { movedAt: context.clock.now() });
  await publishLive(context, { companyId: row.companyId, kind: 'imports', id: row.id });
  return goesOn;
}

/** Begins again what a killed process has left. */
export async function goOnWithSilent(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - silentMilliseconds);
  for (const importId of await selectSilent(context.db, before)) {
    const row = await findImport(context.db, importId);
    if (row && isImportBusy(row.state))
      await context.tasks.enqueue(context.db, workOnImportTask, { importId }, { singletonKey: importId });
  }
}
