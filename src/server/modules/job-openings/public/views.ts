import { sql } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';

const interval = 15_000;

/** Views not yet written, for each process composition; its database tells them apart. */
const waiting = new WeakMap<Database, Map<string, number>>();

/** Counts a view in memory; every 15 seconds and before the stop all of them are written in one statement. */
export function countView(context: Context, openingId: string): void {
  const views = waiting.get(context.outsideDb) ?? beginCounting(context);
  views.set(openingId, (views.get(openingId) ?? 0) + 1);
}

/** Writes the views that wait; answers of how many openings. */
export async function flushViews(context: Pick<Context, 'outsideDb'>): Promise<number> {
  const views = waiting.get(context.outsideDb);
  if (!views || views.size === 0) return 0;
  const counted = [...views];
  views.clear();
  await context.outsideDb.execute(sql`
    update job_openings o set views = o.views + counted.views
    from unnest(${sql.param(counted.map(([id]) => id))}::uuid[], ${sql.param(counted.map(([, count]) => count))}::int[])
      as counted(id, views)
    where o.id = counted.id`);
  return counted.length;
}

function beginCounting(context: Context): Map<string, number> {
  const views = new Map<string, number>();
  waiting.set(context.outsideDb, views);
  // A view lost to a broken connection is not worth an error.
  const flush = () =>
    flushViews(context).then(undefined, (error) => context.log.warn({ err: error }, 'views were lost'));
  const timer = setInterval(flush, interval).unref();
  context.beforeStop(async () => {
    clearInterval(timer);
    await flush();
  });
  return views;
}
