import type { Context } from '#server/platform/context.ts';
import { defineSweep } from '#server/platform/sweep.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { endedLinks } from './queries.ts';
import { remind } from './reminders/service.ts';
import { askForScorecards } from './scorecards/reminder-service.ts';
import { askScorecardsTask, remindTask } from './task-names.ts';

const remindOfInterview = defineTask<Context, typeof remindTask.payload>({ ...remindTask, run: remind });

const askScorecards = defineTask<Context, typeof askScorecardsTask.payload>({
  ...askScorecardsTask,
  run: askForScorecards,
});

/** Links of letters that open nothing any more. */
const sweepLinks = defineSweep({
  name: 'interviews.sweep-links',
  schedule: '41 2 * * *',
  old: ({ clock }) => [endedLinks(clock.now())],
});

export const interviewTasks = [remindOfInterview, askScorecards, sweepLinks];
