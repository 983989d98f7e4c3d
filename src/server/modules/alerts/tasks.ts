import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import type { walkPayload } from '#server/platform/each.ts';
import { defineSweep } from '#server/platform/sweep.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { oldRuns } from './match-queries.ts';
import { matchNewOpenings } from './matching-service.ts';
import { lapsed } from './queries.ts';
import { remindOfProfiles, remindOfSaved } from './reminders-service.ts';
import { keepWishesTask, matchNewTask, remindTask, tellAtOnceTask, tellDueTask } from './task-names.ts';
import { tellAtOnce, tellDue } from './telling-service.ts';
import { keepOldWishes } from './wishes-service.ts';

const keptDaysOnceStopped = 30;
/** Longer than an opening is news. */
const keptDaysOfRuns = 7;

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
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    return [...lapsed(now, daysAgo(keptDaysOnceStopped)), oldRuns(daysAgo(keptDaysOfRuns))];
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

export const alertTasks = [matchNew, tellUrgent, tellMornings, keepWishes, remindMornings, sweepAlerts];
