import { judgeFitsTask } from '#server/modules/applications/task-names.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachIn, type ListOfWork, type WalkPayload } from '#server/platform/each.ts';
import { fitOf } from './judge.ts';
import { type FitsOf, markStale, saveFit, selectStale } from './queries.ts';

/** What a filter reads of "meets at least" follows soon after the opening or the profile changed. */
export async function orderFits(context: Context, of: FitsOf): Promise<void> {
  if (await markStale(context.db, of)) await orderJudging(context);
}

/** One run waits at a time; it takes all there is. */
export async function orderJudging({ db, tasks }: Context): Promise<void> {
  await tasks.enqueue(db, judgeFitsTask, {}, { singletonKey: 'fits' });
}

/** Works out again how much each candidate meets. */
export function judgeFits(context: Context, payload: WalkPayload): Promise<void> {
  return forEachIn(context, stale, payload);
}

type Stale = Awaited<ReturnType<typeof selectStale>>[number];

const stale: ListOfWork<Stale> = {
  task: judgeFitsTask,
  pageSize: 200,
  keyOf: ({ id }) => id,
  page: ({ db }, which) => selectStale(db, which),
  async work({ db }, { id, asked, profile }) {
    const fit = profile && fitOf(asked, profile);
    await saveFit(db, id, { met: fit?.met ?? 0, total: fit?.total ?? 0 });
  },
};
