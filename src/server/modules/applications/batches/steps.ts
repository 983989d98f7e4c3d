import type { BatchAct } from '#domain/applications/batches.ts';
import { isHiringRole } from '#domain/companies/roles.ts';
import { runBatchTask } from '#server/modules/applications/task-names.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { deeds, type Outcome, type Step } from './acts.ts';
import { type BatchRecord, findBatch, lockBatch, lockChosen, selectMember, updateBatch } from './queries.ts';
import { takeBack } from './take-back.ts';

/** Applications of one transaction. */
const stepSize = 100;

/** Does the next hundred of a batch within the caller's transaction; a second one of the same finds them done. */
export async function doStep(context: Context<CompanyActor>, batchId: string): Promise<BatchRecord> {
  const batch = await lockBatch(context.db, batchId);
  if (!batch) throw new Error('The batch is gone');
  if (batch.finishedAt) return batch;
  const ids = batch.applicationIds.slice(batch.done, batch.done + stepSize);
  const undone = batch.act.kind === 'undo' ? await findBatch(context.db, batch.act.batch_id) : undefined;
  const removed = undone?.act.kind === 'remove';
  const chosen = ids.length > 0 ? await lockChosen(context.db, batch.companyId, ids, { removed }) : [];
  const step = { batchId, chosen, gone: ids.length - chosen.length };
  const { changed, refused } = await outcomeOf(context, step, batch.act, undone);
  const done = batch.done + ids.length;
  return updateBatch(context.db, batch, {
    done,
    changed: batch.changed + changed,
    refused: sum(batch.refused, refused),
    finishedAt: done >= batch.applicationIds.length ? context.clock.now() : null,
  });
}

async function outcomeOf(
  context: Context<CompanyActor>,
  step: Step,
  act: BatchAct,
  undone: BatchRecord | undefined,
): Promise<Outcome> {
  switch (act.kind) {
    case 'status':
      return deeds.status(context, step, act);
    case 'letter':
      return deeds.letter(context, step, act);
    case 'move':
      return deeds.move(context, step, act);
    case 'remove':
      return deeds.remove(context, step, act);
    case 'undo':
      if (!undone) return { changed: 0, refused: { gone: step.chosen.length + step.gone } };
      return takeBack(context, step, { id: undone.id, kind: undone.act.kind });
  }
}

/** In the background: one step, then the next one; by somebody who may not any more, nothing further is done. */
export async function runBatch(context: Context, { batchId }: { batchId: string }): Promise<void> {
  const batch = await findBatch(context.db, batchId);
  if (!batch || batch.finishedAt) return;
  const actor = await actorOf(context, batch);
  if (!actor) {
    const gone = (batch.refused.gone ?? 0) + batch.applicationIds.length - batch.done;
    await updateBatch(context.db, batch, {
      refused: { ...batch.refused, gone },
      done: batch.applicationIds.length,
      finishedAt: context.clock.now(),
    });
    return;
  }
  const after = await doStep({ ...context, actor } as Context<CompanyActor>, batchId);
  if (!after.finishedAt) await context.tasks.enqueue(context.db, runBatchTask, { batchId });
}

async function actorOf(
  { db }: Context,
  { companyId, accountId }: BatchRecord,
): Promise<CompanyActor | undefined> {
  const member = accountId ? await selectMember(db, companyId, accountId) : undefined;
  if (!member || !accountId || isHiringRole(member.memberRole)) return undefined;
  const { memberRole, ...person } = member;
  return {
    role: 'company',
    companyId,
    accountId,
    sessionId: '',
    isEmailVerified: true,
    memberRole,
    ...person,
  };
}

function sum(before: BatchRecord['refused'], added: Outcome['refused']): BatchRecord['refused'] {
  const both = { ...before };
  for (const [why, number] of Object.entries(added) as [keyof Outcome['refused'], number][])
    if (number > 0) both[why] = (both[why] ?? 0) + number;
  return both;
}
