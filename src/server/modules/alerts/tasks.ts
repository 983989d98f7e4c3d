import { z } from 'zod';
import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import type { walkPayload } from '#server/platform/each.ts';
import { keepMonths } from '#server/platform/months.ts';
import { defineSweep } from '#server/platform/sweep.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { matchNewOpenings } from './matching-service.ts';
import { lapsed } from './queries.ts';
import { remindOfProfiles, remindOfSaved } from './reminders-service.ts';
import { jobAlertHits } from './table.ts';
import { keepWishesTask, matchNewTask, remindTask, tellAtOnceTask, tellDueTask } from './task-names.ts';
import { tellAtOnce, tellDue } from './telling-service.ts';
import { keepOldWishes } from './wishes-service.ts';

const keptDaysOnceStopped = 30;

/** With each publication, and every ten minutes: whatever a killed process left is gone on with. */
const matchNew = defineTask<Context, typeof matchNewTask.payload>({
  ...matchNewTask,
  schedule: '*/10 * * * *',
  runsOutsideTransaction: true,
  run: matchNewOpenings,
});

const tellUrgent = defineTask<Context, typeof tellAtOnceTask.payload>({
  ...tellAtOnceTask,
  schedule: '5-59/10 * * * *',
  runsOutsideTransaction: true,
  run: tellAtOnce,
});

/** Every minute: whose morning it is. Each reader has a minute of the hour. */
export const tellMornings = defineTask<Context, typeof walkPayload>({
  ...tellDueTask,
  schedule: '* * * * *',
  runsOutsideTransaction: true,
  run: tellDue,
});

/** Every night: what was not confirmed in time goes, and whoever stopped a month ago or keeps nothing. */
export const sweepAlerts = defineSweep({
  name: 'alerts.sweep',
  schedule: '55 2 * * *',
  old({ clock }) {
    const now = clock.now();
    return lapsed(now, new Date(now.getTime() - keptDaysOnceStopped * dayMs));
  },
});

/** Every night: what was found for whom, by months. An opening that was asked for once is never asked for again. */
export const keepHitMonths = defineTask({
  name: 'alerts.keep-months',
  payload: z.object({}),
  schedule: '5 2 * * *',
  // A backup reads the table for as long as it takes: tried again, each hour in the end, for most of a day.
  retryLimit: 20,
  async run({ db, clock, config }: Context) {
    const now = clock.now();
    const before = new Date(now.getTime() - config.keepsDays.alertHits * dayMs);
    await keepMonths(db, jobAlertHits.foundAt, { now, before });
  },
});

/** Every night: wishes that no change of a profile has brought here yet. */
const keepWishes = defineTask<Context, typeof walkPayload>({
  ...keepWishesTask,
  schedule: '35 2 * * *',
  runsOutsideTransaction: true,
  run: keepOldWishes,
});

/** Every morning in Qatar. */
export const remindMornings = defineTask<Context, typeof walkPayload>({
  ...remindTask,
  schedule: '50 5 * * *',
  runsOutsideTransaction: true,
  async run(context, payload) {
    await remindOfSaved(context, payload);
    await remindOfProfiles(context, payload);
  },
});

export const alertTasks = [
  matchNew,
  tellUrgent,
  tellMornings,
  keepWishes,
  remindMornings,
  sweepAlerts,
  keepHitMonths,
];
