import { importKeptDays } from '#domain/imports/imports.ts';
import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { defineSweep } from '#server/platform/sweep.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { oldFiles, oldRows } from './queries.ts';
import { goOnTask, workOnImportTask } from './task-names.ts';
import { goOnWithSilent, workOnImport } from './work-service.ts';

const work = defineTask<Context, typeof workOnImportTask.payload>({
  ...workOnImportTask,
  runsOutsideTransaction: true,
  run: (context, { importId }) => workOnImport(context, importId),
});

const goOn = defineTask<Context, typeof goOnTask.payload>({
  ...goOnTask,
  schedule: '* * * * *',
  run: goOnWithSilent,
});

/** What the files said of people. */
const sweepRows = defineSweep({
  name: 'imports.sweep-rows',
  schedule: '13 3 * * *',
  old({ clock }) {
    const before = new Date(clock.now().getTime() - importKeptDays * dayMs);
    return [oldRows(before), oldFiles(before)];
  },
});

export const importTasks = [work, goOn, sweepRows];
