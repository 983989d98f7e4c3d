import { dayMs } from '#domain/time.ts';
import { defineSweep } from '#server/platform/sweep.ts';
import { oldEntries } from './entry-queries.ts';

/** Ways to a provider that are over, with what trials brought. */
const sweepEntries = defineSweep({
  name: 'company-sign-in.sweep',
  schedule: '41 3 * * *',
  old: ({ clock }) => [oldEntries(new Date(clock.now().getTime() - dayMs))],
});

export const companySignInTasks = [sweepEntries];
