import { judgeFitsTask } from '#server/modules/applications/task-names.ts';
import type { Context } from '#server/platform/context.ts';
import { fitOf } from './judge.ts';
import { type FitsOf, markStale, saveFits, selectStale } from './queries.ts';

const atOnce = 200;

/** What a filter reads of "meets at least" follows soon after the opening or the profile changed. */
export async function orderFits(context: Context, of: FitsOf): Promise<void> {
  if (await markStale(context.db, of)) await orderJudging(context);
}

/** One run waits at a time; it takes all there is. */
export async function orderJudging({ db, tasks }: Context): Promise<void> {
  await tasks.enqueue(db, judgeFitsTask, {}, { singletonKey: 'fits' });
}

/** Works out again how much each candidate meets, some hundred in a transaction. */
export async function judgeFits(context: Context): Promise<void> {
  const stale = await selectStale(context.db, atOnce);
  if (stale.length === 0) return;
  const fits = stale.map(({ id, asked, profile }) => {
    const fit = profile && fitOf(asked, profile);
    return { id, met: fit?.met ?? 0, total: fit?.total ?? 0 };
  });
  await saveFits(context.db, fits);
  if (stale.length === atOnce) await orderJudging(context);
}
