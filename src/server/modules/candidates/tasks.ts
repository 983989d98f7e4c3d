import { dayMs } from '#domain/time.ts';
import { defineSweep } from '#server/platform/sweep.ts';
import { viewsBefore } from './views/queries.ts';

/** Every night: who opened a profile longer ago than candidates see it. */
const sweepViews = defineSweep({
  name: 'candidates.sweep-views',
  schedule: '50 2 * * *',
  old: ({ clock, config }) => [
    viewsBefore(new Date(clock.now().getTime() - config.keepsDays.profileViews * dayMs)),
  ],
});

export const candidateTasks = [sweepViews];
