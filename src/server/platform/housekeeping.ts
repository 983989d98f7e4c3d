import { z } from 'zod';
import type { Context } from './context.ts';
import { sweepLimits } from './limits.ts';
import { mailTasks } from './mail-delivery.ts';
import { type AnyTask, defineTask } from './tasks.ts';

/** Removes what rate limits counted in windows that ended. */
const sweepRateLimits = defineTask({
  name: 'platform.sweep-rate-limits',
  payload: z.object({}),
  schedule: '40 2 * * *',
  run: (context: Context) => sweepLimits(context.db, context.clock.now()),
});

/** Removes temporary files that no upload has touched for a day (F13); a crash leaves such files. */
const sweepTemporaryFiles = defineTask({
  name: 'platform.sweep-temporary-files',
  payload: z.object({}),
  schedule: '50 * * * *',
  runsOutsideTransaction: true,
  run: async ({ storage, log }: Context) => {
    // Files carry the machine's time, whatever the clock of the product shows.
    const count = await storage.sweepTemporary(new Date(Date.now() - 86_400_000));
    if (count > 0) log.info({ count }, 'Removed temporary files that were left behind');
  },
});

/** The background work of the platform itself, beside that of the modules. */
export const platformTasks: AnyTask<Context>[] = [...mailTasks, sweepRateLimits, sweepTemporaryFiles];
