import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { deleteEventsBefore } from './queries.ts';

const keptMilliseconds = 60 * 60_000;

/** Removes what no page can have missed any more. */
export const sweepLiveEvents = defineTask({
  name: 'platform.sweep-live-events',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  run: ({ db, clock }: Context) => deleteEventsBefore(db, new Date(clock.now().getTime() - keptMilliseconds)),
});
