import { type ApplicationStatus, mailsCandidate } from '#domain/applications/applications.ts';
import type { BatchRefusal, RequestedAct } from '#domain/applications/batches.ts';
import { isDecidable, mayFollow, statusUndoSeconds } from '#domain/applications/status-changes.ts';
import { countUnconfirmed } from '#server/modules/applications/by-hand/state-service.ts';
import { applicationRemoved, applicationStatusChanged } from '#server/modules/applications/events.ts';
import { moveApplication } from '#server/modules/applications/move/service.ts';
import type { ApplicationRecord } from '#server/modules/applications/queries.ts';
import { selectMailSwitches } from '#server/modules/applications/review/queries.ts';
import { factsOf } from '#server/modules/applications/review/service.ts';
import { sendSelectionLettersTask, sendStatusLettersTask } from '#server/modules/applications/task-names.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertEvents, updateChosen } from './queries.ts';

/** What became of some applications of a batch: how many were changed, and why the others were not. */
export interface Outcome {
  changed: number;
  refused: Partial<Record<BatchRefusal, number>>;
}

/** One step of a batch: those of its applications that are still on the list, locked. */
export interface Step {
  batchId: string;
  chosen: ApplicationRecord[];
  /** Those that left the list meanwhile. */
  gone: number;
}

type Deed<Kind extends RequestedAct['kind']> = (
  context: Context<CompanyActor>,
  step: Step,
  act: Extract<RequestedAct, { kind: Kind }>,
) => Promise<Outcome>;

export const deeds: { [Kind in RequestedAct['kind']]: Deed<Kind> } = {
  status: setStatus,
  letter: writeLetters,
  move: moveChosen,
  remove: removeChosen,
};

async function setStatus(
  context: Context<CompanyActor>,
  { batchId, chosen, gone }: Step,
  { status, reason, words }: Extract<RequestedAct, { kind: 'status' }>,
): Promise<Outcome> {
  const withdrawn = chosen.filter((application) => !isDecidable(application.status));
  const changing = chosen.filter((application) => mayFollow(application.status, status));
  const unchanged = chosen.length - withdrawn.length - changing.length;
  const eventIds = await changeAll(context, changing, {
    batchId,
    to: () => status,
    facts: status === 'Rejected' ? { ...(reason && { reason }), ...(words && { words }) } : {},
  });
  const { companyId } = context.actor;
  if (changing.length > 0 && mailsCandidate(status, await selectMailSwitches(context.db, companyId)))
    await context.tasks.enqueue(context.db, sendStatusLettersTask, { eventIds }, later(context));
  return { changed: changing.length, refused: { gone, withdrawn: withdrawn.length, unchanged } };
}

/** Sets a status of each, writes it to their histories and announces it. */
export async function changeAll(
  context: Context<CompanyActor>,
  changing: ApplicationRecord[],
  {
    batchId,
    to,
    facts,
  }: { batchId: string; to: (row: ApplicationRecord) => ApplicationStatus; facts: object },
): Promise<string[]> {
  if (changing.length === 0) return [];
  const { db, actor, clock } = context;
  const now = clock.now();
  for (const [status, rows] of Map.groupBy(changing, to))
    await updateChosen(db, idsOf(rows), { status, updatedAt: now });
  const eventIds = await insertEvents(
    db,
    changing.map((row) => ({
      applicationId: row.id,
      kind: 'status-changed',
      actorId: actor.accountId,
      batchId,
      facts: { from: row.status, to: to(row), ...facts },
      createdAt: now,
    })),
  );
  for (const row of changing)
    await context.events.publish(context, applicationStatusChanged, {
      ...factsOf(row),
      from: row.status,
      to: to(row),
      actorId: actor.accountId,
    });
  return eventIds;
}

async function writeLetters(
  context: Context<CompanyActor>,
  { batchId, chosen, gone }: Step,
  { subject, text }: Extract<RequestedAct, { kind: 'letter' }>,
): Promise<Outcome> {
  const reached = chosen.filter(({ candidateId }) => candidateId !== null);
  if (reached.length > 0) {
    const events = reached.map(({ id }) => ({
      applicationId: id,
      kind: 'letter_sent',
      actorId: context.actor.accountId,
      batchId,
      facts: { subject, text },
      createdAt: context.clock.now(),
    }));
    const eventIds = await insertEvents(context.db, events);
    await context.tasks.enqueue(context.db, sendSelectionLettersTask, { eventIds }, later(context));
  }
  const others = idsOf(chosen.filter(({ candidateId }) => candidateId === null));
  const not_confirmed = await countUnconfirmed(context.db, others);
  return {
    changed: reached.length,
    refused: { gone, not_confirmed, no_account: others.length - not_confirmed },
  };
}

async function moveChosen(
  context: Context<CompanyActor>,
  { batchId, chosen, gone }: Step,
  { job_id }: Extract<RequestedAct, { kind: 'move' }>,
): Promise<Outcome> {
  const outcome: Outcome = { changed: 0, refused: { gone } };
  for (const { id } of chosen) {
    try {
      // It refuses before it writes anything, so what was moved before stays moved.
      await moveApplication(context, { id, job_id, batchId });
      outcome.changed += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const why = whyNotMoved(error);
      outcome.refused[why] = (outcome.refused[why] ?? 0) + 1;
    }
  }
  return outcome;
}

function whyNotMoved(refusal: Refusal): BatchRefusal {
  if (refusal.code === 'INTERVIEW_NOT_COMPLETED') return 'not_interviewed';
  if (refusal.code === 'APPLICATION_WITHDRAWN') return 'withdrawn';
  if (refusal.code === 'NOT_CONFIRMED') return 'not_confirmed';
  const problem = refusal.fields?.job_id?.[0]?.text;
  if (problem === 'validation_move_twice') return 'applied_there';
  return problem === 'validation_move_same' ? 'unchanged' : 'gone';
}

async function removeChosen(
  context: Context<CompanyActor>,
  { batchId, chosen, gone }: Step,
): Promise<Outcome> {
  const { db, actor } = context;
  const now = context.clock.now();
  if (chosen.length > 0) {
    await updateChosen(db, idsOf(chosen), { removedAt: now, updatedAt: now });
    const removed = { kind: 'removed', actorId: actor.accountId, batchId, createdAt: now };
    await insertEvents(
      db,
      chosen.map(({ id }) => ({ ...removed, applicationId: id })),
    );
  }
  for (const row of chosen)
    await context.events.publish(context, applicationRemoved, {
      ...factsOf(row),
      actorId: actor.accountId,
    });
  return { changed: chosen.length, refused: { gone } };
}

export function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** Once nobody can take it back any more. */
function later({ clock }: Context) {
  return { startAfter: new Date(clock.now().getTime() + statusUndoSeconds * 1000) };
}
