import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachIn, type ListOfWork, type WalkPayload, walkPayload } from '#server/platform/each.ts';
import { selectProfiles, selectStale, upsertRows } from './queries.ts';
import { searchRow } from './row.ts';

const chunkSize = 500;
/** A current job grows with the calendar, so that rows are written anew once a month. */
const life = 30 * dayMs;

/** Writes what the search of the pool reads of these candidates, in the transaction of their change. */
export async function refreshPool(context: Context, ids: readonly string[]): Promise<void> {
  const now = context.clock.now();
  for (let start = 0; start < ids.length; start += chunkSize) {
    const profiles = await selectProfiles(context.db, ids.slice(start, start + chunkSize));
    await upsertRows(
      context.db,
      profiles.map(({ candidate, name, nameAr, isListed }) => ({
        ...searchRow(candidate, [name, nameAr], now),
        isListed,
      })),
    );
  }
}

export const refreshIndexTask = { name: 'talent-pool.refresh-index', payload: walkPayload };

/** Writes the rows that are missing or old. */
export function refreshStale(context: Context, payload: WalkPayload = {}): Promise<void> {
  return forEachIn(context, staleRows, payload);
}

const staleRows: ListOfWork<string> = {
  task: refreshIndexTask,
  pageSize: 200,
  keyOf: (id) => id,
  page: ({ db, clock }, which) => selectStale(db, new Date(clock.now().getTime() - life), which),
  work: (context, id) => refreshPool(context, [id]),
};
