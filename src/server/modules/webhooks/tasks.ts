import { dayMs } from '#domain/time.ts';
import { keptDeliveryDays } from '#domain/webhooks.ts';
import type { Context } from '#server/platform/context.ts';
import { defineSweep } from '#server/platform/sweep.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { deliverStream, wakeStreams } from './deliver.ts';
import { oldDeliveries } from './delivery-queries.ts';
import { deliverTask, wakeTask } from './task-names.ts';

const deliverWaiting = defineTask<Context, typeof deliverTask.payload>({
  ...deliverTask,
  concurrency: 6,
  runsOutsideTransaction: true,
  run: deliverStream,
});

const wakeWaiting = defineTask<Context, typeof wakeTask.payload>({
  ...wakeTask,
  schedule: '*/10 * * * *',
  run: wakeStreams,
});

/** What was sent, or was to be sent, a month ago. */
const sweepDeliveries = defineSweep({
  name: 'webhooks.sweep',
  schedule: '56 2 * * *',
  old: ({ clock }) => [oldDeliveries(new Date(clock.now().getTime() - keptDeliveryDays * dayMs))],
});

export const webhookTasks = [deliverWaiting, wakeWaiting, sweepDeliveries];
