import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { walkPayload } from '#server/platform/each.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { refreshIndexTask, refreshStale } from './indexing/service.ts';
import { expireRequests } from './requests/queries.ts';
import { selectSearchIds } from './searches/queries.ts';
import { matchSearch } from './searches/service.ts';

/** Every hour: rows of the search that no event wrote, and those whose years of experience have grown. */
const refreshIndex = defineTask<Context, typeof walkPayload>({
  ...refreshIndexTask,
  schedule: '40 * * * *',
  runsOutsideTransaction: true,
  run: refreshStale,
});

/** Every hour: requests that nobody answered in time end. */
export const endRequests = defineTask({
  name: 'talent-pool.expire-requests',
  payload: z.object({}),
  schedule: '10 * * * *',
  async run(context: Context) {
    await expireRequests(context.db, context.clock.now(), 5000);
  },
});

const matchOne = defineTask({
  name: 'talent-pool.match-search',
  payload: z.object({ searchId: z.uuid() }),
  run: (context: Context, { searchId }) => matchSearch(context, searchId),
});

const searchesAtOnce = 1000;

/** Every morning in Qatar: a task for each kept search, in pieces that follow one another. */
const matchSearches = defineTask({
  name: 'talent-pool.match-searches',
  payload: z.object({ after: z.uuid().optional() }),
  schedule: '40 3 * * *',
  async run(context: Context, { after }) {
    const { db, tasks } = context;
    const ids = await selectSearchIds(db, after ?? '00000000-0000-0000-0000-000000000000', searchesAtOnce);
    for (const searchId of ids) await tasks.enqueue(db, matchOne, { searchId }, { singletonKey: searchId });
    const last = ids.at(-1);
    if (last && ids.length === searchesAtOnce) await tasks.enqueue(db, matchSearches, { after: last });
  },
});

/** Background work of the talent pool. */
export const talentPoolTasks = [refreshIndex, endRequests, matchOne, matchSearches];
