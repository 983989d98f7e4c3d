import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { readOne, wakeReadings } from './read-service.ts';
import { readTask, wakeTask, writeTask } from './task-names.ts';
import { writeOne } from './write-service.ts';

const wake = defineTask<Context, typeof wakeTask.payload>({
  ...wakeTask,
  schedule: '*/5 * * * *',
  runsOutsideTransaction: true,
  run: wakeReadings,
});

/** A failure is told to its member and tried again by the calendar's own time. */
const read = defineTask<Context, typeof readTask.payload>({
  ...readTask,
  concurrency: 3,
  retryLimit: 0,
  runsOutsideTransaction: true,
  run: readOne,
});

const write = defineTask<Context, typeof writeTask.payload>({
  ...writeTask,
  concurrency: 3,
  retryLimit: 12,
  retryDelay: 60,
  runsOutsideTransaction: true,
  run: writeOne,
});

export const calendarTasks = [wake, read, write];
