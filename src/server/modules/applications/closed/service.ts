import type { z } from 'zod';
import { statusUndoSeconds } from '#domain/applications/status-changes.ts';
import { shownName } from '#domain/shown-names.ts';
import { sendClosedLetter } from '#server/modules/applications/mail.ts';
import { setWaitingReplied } from '#server/modules/applications/reply/queries.ts';
import { tellClosedTask } from '#server/modules/applications/task-names.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachOf } from '#server/platform/each.ts';
import { selectAddressees, selectClosing, selectWaiting } from './queries.ts';

const batch = 50;

/**
 * Orders the "position closed" letters, in the transaction that closes or deletes the opening. They go after a
 * minute, so that one who closed the wrong opening can reopen it.
 */
export async function orderClosedLetters(context: Context, openingId: string): Promise<void> {
  const opening = await selectClosing(context.db, openingId);
  if (!opening) return;
  const waiting = await selectWaiting(context.db, openingId);
  const startAfter = new Date(context.clock.now().getTime() + statusUndoSeconds * 1000);
  const { companyName = null, companyNameAr = '' } = shownName(opening);
  for (const [title, candidates] of Map.groupBy(waiting, (candidate) => candidate.title))
    for (let start = 0; start < candidates.length; start += batch) {
      const candidateIds = candidates.slice(start, start + batch).map(({ id }) => id);
      const told = { openingId, title, companyName, companyNameAr, candidateIds };
      await context.tasks.enqueue(context.db, tellClosedTask, told, { startAfter });
    }
}

/** Writes them, once to each; none of an opening that has been reopened, and none to whom was answered since. */
export async function writeClosedLetters(
  context: Context,
  { candidateIds, ...closed }: z.output<typeof tellClosedTask.payload>,
): Promise<void> {
  const { openingId } = closed;
  const opening = await selectClosing(context.db, openingId);
  if (opening && opening.status !== 'Closed') return;
  const waiting = opening && new Set((await selectWaiting(context.db, openingId)).map(({ id }) => id));
  const told = waiting ? candidateIds.filter((id) => waiting.has(id)) : candidateIds;
  if (told.length === 0) return;
  await forEachOf(context, await selectAddressees(context.db, told), {
    work: (inner, candidate) =>
      sendClosedLetter(inner, { ...closed, companyName: closed.companyName ?? undefined, candidate }),
    alone: ({ id }) => context.tasks.enqueue(context.db, tellClosedTask, { ...closed, candidateIds: [id] }),
  });
  await setWaitingReplied(context.db, openingId, context.clock.now());
}
