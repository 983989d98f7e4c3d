import type { Batch } from '#contract/application-batches.ts';
import { type BatchAct, letterMaximum, type RequestedAct } from '#domain/applications/batches.ts';
import type { ApplicationSelection } from '#domain/applications/selection.ts';
import { statusUndoSeconds } from '#domain/applications/status-changes.ts';
import { selectedIds } from '#server/modules/applications/list/selection.ts';
import { requireTarget } from '#server/modules/applications/move/service.ts';
import { requireReason } from '#server/modules/applications/review/reasons.ts';
import { runBatchTask } from '#server/modules/applications/task-names.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import { findOwnOpening } from '#server/modules/job-openings/editing/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { type BatchRecord, findBatch, insertBatch, lockBatch, updateBatch } from './queries.ts';
import { doStep } from './steps.ts';

/** So many are done while the caller waits; more of them in the background. */
const doneAtOnce = 200;

/** Does something with several applications. What can't be changed is left as it is and counted with its reason. */
export async function startBatch(
  context: Context<CompanyActor>,
  { selection, act, password }: { selection: ApplicationSelection; act: RequestedAct; password?: string },
): Promise<Batch> {
  if (act.kind === 'remove') await verifyOwnPassword(context, password);
  if (act.kind === 'move') await requireOpening(context, act.job_id);
  if (act.kind === 'status')
    await requireReason(context.db, {
      companyId: context.actor.companyId,
      reason: act.reason,
      field: 'act.reason',
    });
  const ids = await selectedIds(context, selection);
  if (ids.length === 0) throw new Refusal('NOT_FOUND');
  if (act.kind === 'letter' && ids.length > letterMaximum)
    throw refuseField('text', 'validation_letter_maximum', { number: letterMaximum });
  return begin(context, act, ids);
}

/** Takes an act back, once, within 60 seconds; of a letter as long as it waits. */
export async function undoBatch(context: Context<CompanyActor>, id: string): Promise<Batch> {
  const batch = await context.inTransaction(async (inner) => {
    const found = authorize(await lockBatch(inner.db, id), (row) => isOfCompany(context.actor, row));
    if (undoUntil(found) < context.clock.now() || found.undoneBy || !found.finishedAt)
      throw new Refusal('CONFLICT');
    return updateBatch(inner.db, found, { undoneBy: context.actor.accountId });
  });
  return begin(context, { kind: 'undo', batch_id: batch.id }, batch.applicationIds);
}

export async function readBatch(context: Context<CompanyActor>, id: string): Promise<Batch> {
  return present(
    context,
    authorize(await findBatch(context.db, id), (row) => isOfCompany(context.actor, row)),
  );
}

async function begin(context: Context<CompanyActor>, act: BatchAct, ids: string[]): Promise<Batch> {
  const { accountId, companyId } = context.actor;
  let batch = await context.inTransaction(async (inner) => {
    const createdAt = inner.clock.now();
    const begun = await insertBatch(inner.db, { act, applicationIds: ids, accountId, companyId, createdAt });
    // A move of one alone is told by the move itself, with both openings.
    if (act.kind !== 'move' || ids.length > 1)
      await recordActivity(inner, {
        companyId,
        kind: `application.many_${act.kind}`,
        subject: String(ids.length),
        subjectId: begun.id,
      });
    if (ids.length > doneAtOnce) await inner.tasks.enqueue(inner.db, runBatchTask, { batchId: begun.id });
    return begun;
  });
  while (ids.length <= doneAtOnce && !batch.finishedAt)
    batch = await context.inTransaction((inner) => doStep(inner, batch.id));
  return present(context, batch);
}

async function requireOpening(context: Context<CompanyActor>, id: string): Promise<void> {
  requireTarget(await findOwnOpening(context, context.actor, id), 'job_id');
}

function isOfCompany({ companyId }: CompanyActor, batch: BatchRecord): boolean {
  return batch.companyId === companyId;
}

/** From when all of it was done on, so that a long one can be taken back, too. */
function undoUntil({ act, createdAt, finishedAt }: BatchRecord): Date {
  if (act.kind === 'undo') return new Date(0);
  // The letters of the first step go a minute after it.
  const from = act.kind === 'letter' ? createdAt : (finishedAt ?? createdAt);
  return new Date(from.getTime() + statusUndoSeconds * 1000);
}

function present({ clock }: Context, batch: BatchRecord): Batch {
  const until = undoUntil(batch);
  const refused = Object.entries(batch.refused).filter(([, number]) => number > 0);
  return {
    id: batch.id,
    kind: batch.act.kind,
    total: batch.applicationIds.length,
    done: Math.min(batch.done, batch.applicationIds.length),
    changed: batch.changed,
    refused: Object.fromEntries(refused),
    is_finished: batch.finishedAt !== null,
    undo_until:
      batch.finishedAt && !batch.undoneBy && batch.changed > 0 && until > clock.now()
        ? until.toISOString()
        : null,
  };
}
