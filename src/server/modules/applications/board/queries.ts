import { inArray } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { applicationStatuses } from '#domain/applications/applications.ts';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import type { Reader } from '#server/modules/applications/list/matching.ts';
import { receivedRows } from '#server/modules/applications/list/queries.ts';
import { firstIds } from '#server/modules/applications/marks/pinned-first.ts';
import { applications } from '#server/modules/applications/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The first of each status, in the order of the list: each column is read from indexes and no further than it shows. */
export async function selectFirstOfEach(
  db: Database,
  reader: Reader,
  filters: ApplicationFilters,
  shown: number,
) {
  const found = Map.groupBy(await selectFirstIds(db, reader, filters, shown), ({ status }) => status);
  const ids = [...found.values()].flatMap((column) => column.slice(0, shown));
  if (ids.length === 0) return [];
  const rows = await receivedRows(db, reader).where(
    inArray(
      applications.id,
      ids.map(({ id }) => id),
    ),
  );
  const places = new Map(ids.map(({ id }, place) => [id, place]));
  return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

/** Of each column what is pinned, then as many of the others. */
export function selectFirstIds(db: Database, reader: Reader, filters: ApplicationFilters, shown: number) {
  const [first, second, ...others] = applicationStatuses.flatMap((status) =>
    firstIds(db, reader, { ...filters, status: [status] }, shown),
  );
  if (!first || !second) throw new Error('There are statuses');
  return unionAll(first, second, ...others);
}
