import { z } from 'zod';
import { calendarDate } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachIn, type ListOfWork, type walkPayload } from '#server/platform/each.ts';
import { defineTask, type TaskDefinition } from '#server/platform/tasks.ts';
import { openingExpired } from './events.ts';
import { sendExpired, sendExpiring } from './mail.ts';
import { type OpeningToTell, selectExpiring, selectOpeningToTell } from './notices/queries.ts';
import { refreshPublicOpenings, removeExpiredOpenings } from './publication/service.ts';
import { renameTitles, selectUntitledCards } from './publication/titles-queries.ts';
import { noticeExpiringTask, tellExpiredTask } from './task-names.ts';

/** Every minute: takes out of the search what the reads already hide, and tells once of each. */
export const removeExpired: TaskDefinition<Context> = {
  name: 'job-openings.remove-expired',
  payload: z.object({}),
  schedule: '* * * * *',
  async run(context) {
    for (const openingId of await removeExpiredOpenings(context)) {
      await context.events.publish(context, openingExpired, { openingId });
    }
  },
};

/** Tells the company; one that has extended, paused or closed the opening in the meantime is not told. */
const tellExpired = defineTask<Context, typeof tellExpiredTask.payload>({
  ...tellExpiredTask,
  async run(context, { openingId }) {
    const opening = await selectOpeningToTell(context.db, openingId);
    if (opening?.status !== 'Published' || !opening.dueDate) return;
    const today = calendarDate(context.clock.now(), opening.timeZone);
    const { dueDate } = opening;
    if (dueDate < today) await sendExpired(context, { ...opening, dueDate });
  },
});

const expiryNoticeDays = 3;

/** Every morning in Qatar; one letter for each due date, however often it runs. */
export const noticeExpiring = defineTask<Context, typeof walkPayload>({
  ...noticeExpiringTask,
  schedule: '20 5 * * *',
  runsOutsideTransaction: true,
  run: (context, payload) => forEachIn(context, expiring, payload),
});

const expiring: ListOfWork<OpeningToTell> = {
  task: noticeExpiringTask,
  keyOf: ({ id }) => id,
  page: ({ db, clock }, which) => selectExpiring(db, clock.now(), expiryNoticeDays, which),
  async work(context, opening) {
    if (opening.dueDate) await sendExpiring(context, { ...opening, dueDate: opening.dueDate });
  },
};

/** Every hour: titles that were written before the vocabulary learnt a name are found by it, too, and cards say it. */
const nameTitles: TaskDefinition<Context> = {
  name: 'job-openings.name-titles',
  payload: z.object({}),
  schedule: '40 * * * *',
  async run(context) {
    await renameTitles(context.db);
    await refreshPublicOpenings(context, await selectUntitledCards(context.db));
  },
};

export const openingTasks = [removeExpired, tellExpired, noticeExpiring, nameTitles];
