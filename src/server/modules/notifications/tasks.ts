import { z } from 'zod';
import { dayMs } from '#domain/time.ts';
import { findAdministrators } from '#server/modules/identity/administrators-service.ts';
import type { Context } from '#server/platform/context.ts';
import { wasSetAsideSince } from '#server/platform/each-queries.ts';
import { defineSweep } from '#server/platform/sweep.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { taskFailed } from './news/task-failed.ts';
import { tell, tellNews, tellNewsTask } from './news-service.ts';
import { oldNotifications } from './queries.ts';
import { sendWhatsappTask } from './task-names.ts';
import { oldWhatsapp } from './whatsapp-queries.ts';
import { deliverWhatsapp } from './whatsapp-service.ts';

const keptDays = 90;
const keptDaysOnceRead = 30;

/** Every night: what was read a month ago, or told three months ago, goes. */
export const sweepNotifications = defineSweep({
  name: 'notifications.sweep',
  schedule: '50 2 * * *',
  old({ clock }) {
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
    const ages = { before: daysAgo(keptDays), readBefore: daysAgo(keptDaysOnceRead) };
    return [...oldNotifications(ages), oldWhatsapp(ages.readBefore)];
  },
});

/** Every hour: administrators hear of background work that failed for good since. */
export const tellFailures = defineTask({
  name: 'notifications.tell-failures',
  payload: z.object({}),
  schedule: '5 * * * *',
  async run(context: Context) {
    const since = new Date(context.clock.now().getTime() - 3_600_000);
    const failed = await context.tasks.deadLetters(50);
    const isNews =
      failed.some(({ failedAt }) => failedAt > since) || (await wasSetAsideSince(context.db, since));
    if (!isNews) return;
    const administrators = await findAdministrators(context.db);
    await tell(context, taskFailed, { to: administrators.map(({ id }) => id), facts: {} });
  },
});

/** Tried again after 1 minute to 1 hour, for a day. */
const sendWhatsappMessage = defineTask({
  ...sendWhatsappTask,
  retryLimit: 60,
  retryDelay: 60,
  retryDelayMax: 3600,
  expireInSeconds: 55,
  concurrency: 2,
  runsOutsideTransaction: true,
  run: (context: Context, { id }) => deliverWhatsapp(context, id),
});

const tellNewsOfRow = defineTask<Context, typeof tellNewsTask.payload>({
  ...tellNewsTask,
  concurrency: 2,
  run: tellNews,
});

export const notificationTasks = [tellNewsOfRow, sendWhatsappMessage, sweepNotifications, tellFailures];
