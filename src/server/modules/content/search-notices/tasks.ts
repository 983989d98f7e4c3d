import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { tellSearchEngine } from './tell-service.ts';

/** Every minute, where there is an account: what is due is told. */
export const searchNoticeTasks = [
  defineTask({
    name: 'content.tell-search-engine',
    payload: z.object({}),
    schedule: '* * * * *',
    runsOutsideTransaction: true,
    run: (context: Context) => tellSearchEngine(context),
  }),
];
