import { dayMs } from '#domain/time.ts';
import { defineSweep } from '#server/platform/sweep.ts';
import { oldEntries } from './queries.ts';

/** Ways to a provider that are over, with what was told on them. */
export const candidateSignInTasks = [
  defineSweep({
    name: 'candidate-sign-in.sweep',
    schedule: '47 3 * * *',
    old: ({ clock }) => [oldEntries(new Date(clock.now().getTime() - dayMs))],
  }),
];
