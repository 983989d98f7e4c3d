import { inArray } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type ApplicationStatus, applicationStatuses } from '#domain/applications/applications.ts';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import { inOrder, matching, type Reader } from '#server/modules/applications/list/matching.ts';
import { receivedRows } from '#server/modules/applications/list/queries.ts';
import { applications } from '#server/modules/applications/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The first of each status, in the order of the list: each column is read from the index and no further than it shows. */
export async function selectFirstOfEach(
  db: Database,
  reader: Reader,
  filters: ApplicationFilters,
  shown: number,
) {
  const ids = await selectFirstIds(db, reader, filters, shown);
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

export function selectFirstIds(db: Database, reader: Reader, filters: ApplicationFilters, shown: number) {
  const firstOf = (status: ApplicationStatus) =>
    db
      .select({ id: applications.id })
      .from(applications)
      .where(matching(reader, { ...filters, status: [status] }))
      .orderBy(...inOrder(filters.sort))
      .limit(shown);
  const [first, second, ...others] = applicationStatuses;
  return unionAll(firstOf(first), firstOf(second), ...others.map(firstOf));
}
