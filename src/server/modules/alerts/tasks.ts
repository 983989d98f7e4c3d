import { z } from 'zod';
import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { matchNewOpenings } from './matching-service.ts';
import { deleteLapsed } from './queries.ts';
import { remindOfProfiles, remindOfSaved } from './reminders-service.ts';
import { matchNewTask, tellAtOnceTask } from './task-names.ts';
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

/** Every ten minutes: whose morning it is. */
export const tellMornings = defineTask({
  name: 'alerts.tell-due',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  runsOutsideTransaction: true,
  run: (context: Context) => tellDue(context),
});

/** Every night: what was not confirmed in time goes, and whoever stopped a month ago or keeps nothing. */
export const sweepAlerts = defineTask({
  name: 'alerts.sweep',
  payload: z.object({}),
  schedule: '55 2 * * *',
  async run({ db, clock }: Context) {
    const now = clock.now();
    await deleteLapsed(db, now, new Date(now.getTime() - keptDaysOnceStopped * dayMs));
  },
});

/** Every night: wishes that no change of a profile has brought here yet. */
const keepWishesTask = defineTask({
  name: 'alerts.keep-wishes',
  payload: z.object({}),
  schedule: '35 2 * * *',
  run: (context: Context) => keepOldWishes(context),
});

/** Every morning in Qatar. */
export const remindMornings = defineTask({
  name: 'alerts.remind',
  payload: z.object({}),
  schedule: '50 5 * * *',
  async run(context: Context) {
    await remindOfSaved(context);
    await remindOfProfiles(context);
  },
});

export const alertTasks = [matchNew, tellUrgent, tellMornings, keepWishesTask, remindMornings, sweepAlerts];
