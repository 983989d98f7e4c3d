import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { defineSweep } from '#server/platform/sweep.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { checkDomains } from './check-service.ts';
import { oldEntries } from './entry-queries.ts';
import { checkDomainsTask } from './task-names.ts';

/** Ways to a provider that are over, with what trials brought. */
const sweepEntries = defineSweep({
  name: 'company-sign-in.sweep',
  schedule: '41 3 * * *',
  old: ({ clock }) => [oldEntries(new Date(clock.now().getTime() - dayMs))],
});

const lookForRecords = defineTask<Context, typeof checkDomainsTask.payload>({
  ...checkDomainsTask,
  schedule: '23 */2 * * *',
  runsOutsideTransaction: true,
  run: checkDomains,
});

export const companySignInTasks = [sweepEntries, lookForRecords];
