import { declinedDays, reminderAfterDays } from '#domain/applications/by-hand.ts';
import { dayMs } from '#domain/time.ts';
import { endAdditionsTask, remindOfAdditionsTask } from '#server/modules/applications/task-names.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachIn, type ListOfWork, type WalkPayload } from '#server/platform/each.ts';
import { deleteInBatches } from '#server/platform/sweep.ts';
import { eraseAdded } from './erasing.ts';
import { newLink, sendAsked, tellEnded } from './mail.ts';
import { oldDeclined, selectEnded, selectEndedOf, selectToRemind, setReminded } from './queries.ts';

/** Asks once more who has not answered after two weeks. */
export function remindOfAdditions(context: Context, payload: WalkPayload = {}): Promise<void> {
  return forEachIn(context, toRemind, payload);
}

type ToRemind = Awaited<ReturnType<typeof selectToRemind>>[number];

const toRemind: ListOfWork<ToRemind> = {
  task: remindOfAdditionsTask,
  keyOf: ({ addition }) => addition.applicationId,
  page({ db, clock }, which) {
    const now = clock.now();
    const before = new Date(now.getTime() - reminderAfterDays * dayMs);
    return selectToRemind(db, { before, now }, which);
  },
  async work(context, { addition, by, ...named }) {
    const { path, hash } = newLink();
    const remindedAt = context.clock.now();
    await setReminded(context.db, addition.applicationId, { remindedAt, reminderHash: hash });
    await sendAsked(context, addition, { ...named, by: by ?? undefined, path, isReminder: true });
  },
};

/** Erases whoever has not answered in time, and whom the company took off its list; its people are told how many. */
export async function endAdditions(context: Context, payload: WalkPayload = {}): Promise<void> {
  await forEachIn(context, openingsWithEnded, payload);
  const before = new Date(context.clock.now().getTime() - declinedDays * dayMs);
  await deleteInBatches(context.db, oldDeclined(before));
}

type WithEnded = Awaited<ReturnType<typeof selectEnded>>[number];

const openingsWithEnded: ListOfWork<WithEnded> = {
  task: endAdditionsTask,
  keyOf: ({ openingId }) => openingId,
  page: ({ db, clock }, which) => selectEnded(db, endedAt(clock.now()), which),
  async work(context, opening) {
    const now = context.clock.now();
    const ended = await selectEndedOf(context.db, opening.openingId, endedAt(now));
    for (const { applicationId: id } of ended)
      await eraseAdded(context, { id, openingId: opening.openingId });
    await tellEnded(context, opening, ended.filter(({ isRemoved }) => !isRemoved).length);
  },
};

/** A removal is taken back within a minute, of many at once within minutes: after a day it stands. */
function endedAt(now: Date) {
  return { now, removedBefore: new Date(now.getTime() - dayMs) };
}
