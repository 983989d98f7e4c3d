import { type ApplicationStatus, applicationStatuses } from '#domain/applications/applications.ts';
import type { BatchAct } from '#domain/applications/batches.ts';
import { mayFollow } from '#domain/applications/status-changes.ts';
import { applicationMoved, applicationRestored } from '#server/modules/applications/events.ts';
import type { ApplicationRecord } from '#server/modules/applications/queries.ts';
import { factsOf } from '#server/modules/applications/review/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { changeAll, idsOf, type Outcome, type Step } from './acts.ts';
import { type DoneEvent, deleteEvents, selectDone, selectStanding, updateChosen } from './queries.ts';

/** Sets back what a batch changed, where nothing followed; letters that still wait are not written. */
export async function takeBack(
  context: Context<CompanyActor>,
  step: Step,
  undone: { id: string; kind: BatchAct['kind'] },
): Promise<Outcome> {
  const events = await selectDone(context.db, undone.id, idsOf(step.chosen));
  const changed = await setBack(context, step, events, undone.kind);
  const isLetter = undone.kind === 'letter';
  return {
    changed,
    refused: { gone: step.gone, changed_since: isLetter ? 0 : events.length - changed },
  };
}

async function setBack(
  context: Context<CompanyActor>,
  step: Step,
  events: readonly DoneEvent[],
  kind: BatchAct['kind'],
): Promise<number> {
  if (events.length === 0) return 0;
  if (kind === 'move') return moveBack(context, step.chosen, events);
  if (kind === 'status') return setStatusBack(context, step, events);
  // What was ordered or done by mistake leaves no trace in the history.
  await deleteEvents(context.db, idsOf(events));
  if (kind === 'remove') await restore(context, step.chosen, events);
  return events.length;
}

async function setStatusBack(
  context: Context<CompanyActor>,
  { batchId, chosen }: Step,
  events: readonly DoneEvent[],
): Promise<number> {
  const before = new Map<string, ApplicationStatus>();
  for (const { applicationId, facts, hasFollowed } of events) {
    const from = applicationStatuses.find((status) => status === facts.from);
    if (!hasFollowed && from) before.set(applicationId, from);
  }
  const changing = chosen.filter(({ id, status }) => {
    const back = before.get(id);
    return back !== undefined && mayFollow(status, back);
  });
  await changeAll(context, changing, {
    batchId,
    to: ({ id, status }) => before.get(id) ?? (status as ApplicationStatus),
    facts: {},
  });
  return changing.length;
}

/** Back to where they were, unless that opening is gone or they were moved on. */
async function moveBack(
  context: Context<CompanyActor>,
  chosen: readonly ApplicationRecord[],
  events: readonly DoneEvent[],
): Promise<number> {
  const standing = new Set(
    await selectStanding(
      context.db,
      events.map(({ facts }) => String(facts.from_id)),
    ),
  );
  const now = context.clock.now();
  let changed = 0;
  for (const row of chosen) {
    const event = events.find(({ applicationId }) => applicationId === row.id);
    if (!event || event.hasFollowed || !standing.has(String(event.facts.from_id))) continue;
    const { from_id, before_id, before_title } = event.facts;
    const back = {
      openingId: String(from_id),
      movedFromId: typeof before_id === 'string' ? before_id : null,
      movedFromTitle: typeof before_title === 'string' ? before_title : '',
      isFitStale: true,
      updatedAt: now,
    };
    await updateChosen(context.db, [row.id], back);
    await deleteEvents(context.db, [event.id]);
    await context.events.publish(context, applicationMoved, {
      ...factsOf({ ...row, ...back }),
      fromOpeningId: row.openingId,
      actorId: context.actor.accountId,
    });
    changed += 1;
  }
  return changed;
}

/** On the list again; interviews that were called off stay so, both sides have read of it. */
async function restore(
  context: Context<CompanyActor>,
  chosen: readonly ApplicationRecord[],
  events: readonly DoneEvent[],
): Promise<void> {
  const ids = new Set(events.map(({ applicationId }) => applicationId));
  const rows = chosen.filter(({ id }) => ids.has(id));
  await updateChosen(context.db, idsOf(rows), { removedAt: null, updatedAt: context.clock.now() });
  for (const row of rows) await context.events.publish(context, applicationRestored, factsOf(row));
}
