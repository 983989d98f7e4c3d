import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { deleteOldLinks } from './queries.ts';
import { remind } from './reminders/service.ts';
import { askForScorecards } from './scorecards/reminder-service.ts';
import { askScorecardsTask, remindTask } from './task-names.ts';

const remindOfInterview = defineTask<Context, typeof remindTask.payload>({ ...remindTask, run: remind });

const askScorecards = defineTask<Context, typeof askScorecardsTask.payload>({
  ...askScorecardsTask,
  run: askForScorecards,
});

/** Links of letters that open nothing any more. */
const sweepLinks = defineTask({
  name: 'interviews.sweep-links',
  payload: z.object({}),
  schedule: '41 2 * * *',
  run: (context: Context) => deleteOldLinks(context.db, context.clock.now()),
});

export const interviewTasks = [remindOfInterview, askScorecards, sweepLinks];
