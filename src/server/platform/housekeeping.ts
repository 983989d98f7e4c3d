import { dayMs } from '#domain/time.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { oldSetAside } from './each-queries.ts';
import { oldAnswers } from './kept-answers.ts';
import { foldCounts } from './kept-counts.ts';
import { endedLimits } from './limits.ts';
import { sweepLiveEvents } from './live/sweep.ts';
import { mailTasks } from './mail-delivery.ts';
import { oldRefused } from './refused-counts.ts';
import { defineSweep } from './sweep.ts';
import type { AnyTask } from './tasks.ts';

/** Removes what rate limits counted in windows that ended, and how much they refused long ago. */
const sweepRateLimits = defineSweep({
  name: 'platform.sweep-rate-limits',
  schedule: '40 2 * * *',
  old: ({ clock }) => [endedLimits(clock.now()), oldRefused(clock.now())],
});

/** What was set aside of lists that have it no more. */
const sweepSetAside = defineSweep({
  name: 'platform.sweep-set-aside',
  schedule: '44 2 * * *',
  old: ({ clock }) => [oldSetAside(new Date(clock.now().getTime() - 7 * dayMs))],
});

/** What writes by API keys were answered, each hour, because it is promised for a day alone. */
const sweepAnswers = defineSweep({
  name: 'platform.sweep-answers',
  schedule: '52 * * * *',
  old: ({ clock }) => [oldAnswers(clock.now())],
});

/** The background work of the platform itself, beside that of the modules. */
export function platformTasks({ mailConnections }: Pick<Config, 'mailConnections'>): AnyTask<Context>[] {
  return [
    ...mailTasks(mailConnections),
    sweepRateLimits,
    sweepSetAside,
    sweepAnswers,
    sweepLiveEvents,
    foldCounts,
  ];
}
