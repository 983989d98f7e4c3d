import { z } from 'zod';
import { dayMs } from '#domain/time.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { deleteOldSetAside } from './each-queries.ts';
import { sweepLimits } from './limits.ts';
import { sweepLiveEvents } from './live/sweep.ts';
import { mailTasks } from './mail-delivery.ts';
import { sweepRefused } from './refused-counts.ts';
import { type AnyTask, defineTask } from './tasks.ts';

/** Removes what rate limits counted in windows that ended, and how much they refused long ago. */
const sweepRateLimits = defineTask({
  name: 'platform.sweep-rate-limits',
  payload: z.object({}),
  schedule: '40 2 * * *',
  run: async ({ db, clock }: Context) => {
    await sweepLimits(db, clock.now());
    await sweepRefused(db, clock.now());
  },
});

/** What was set aside of lists that have it no more. */
const sweepSetAside = defineTask({
  name: 'platform.sweep-set-aside',
  payload: z.object({}),
  schedule: '44 2 * * *',
  run: ({ db, clock }: Context) => deleteOldSetAside(db, new Date(clock.now().getTime() - 7 * dayMs)),
});

/** The background work of the platform itself, beside that of the modules. */
export function platformTasks({ mailConnections }: Pick<Config, 'mailConnections'>): AnyTask<Context>[] {
  return [...mailTasks(mailConnections), sweepRateLimits, sweepSetAside, sweepLiveEvents];
}
