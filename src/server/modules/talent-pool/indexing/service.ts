import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
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
      profiles.map(({ candidate, name, isListed }) => ({ ...searchRow(candidate, name, now), isListed })),
    );
  }
}

/** Writes the rows that are missing or old; answers how many. */
export async function refreshStale(context: Context): Promise<number> {
  const before = new Date(context.clock.now().getTime() - life);
  const ids = await selectStale(context.db, before, 10 * chunkSize);
  await refreshPool(context, ids);
  return ids.length;
}
