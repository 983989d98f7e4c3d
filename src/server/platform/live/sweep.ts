import { defineSweep } from '#server/platform/sweep.ts';
import { eventsBefore } from './queries.ts';

const keptMilliseconds = 60 * 60_000;

/** Removes what no page can have missed any more. */
export const sweepLiveEvents = defineSweep({
  name: 'platform.sweep-live-events',
  schedule: '*/15 * * * *',
  old: ({ clock }) => [eventsBefore(new Date(clock.now().getTime() - keptMilliseconds))],
});
