import { and, asc, desc, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import { inOrder, matching, type Reader } from '#server/modules/applications/list/matching.ts';
import { applications } from '#server/modules/applications/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The order of every list: what is pinned, then the others. */
export function pinnedFirst(sort: ApplicationFilters['sort']): SQL[] {
  return [desc(applications.isPinned), ...inOrder(sort)];
}

/** The ids of a list's beginning, in that order. */
export function firstInOrder(db: Database, reader: Reader, filters: ApplicationFilters, shown: number) {
  const first = unionAll(...firstIds(db, reader, filters, shown)).as('first');
  return db.select({ id: first.id }).from(first).orderBy(desc(first.isPinned), asc(first.place));
}

/**
 * The first of a list that are pinned, and the first of the others: each of the two is read along its own index, so that
 * what is pinned is found without sorting what is not.
 */
export function firstIds(db: Database, reader: Reader, filters: ApplicationFilters, shown: number) {
  const order = inOrder(filters.sort);
  const firstOf = (isPinned: boolean) =>
    db
      .select({
        id: applications.id,
        status: applications.status,
        isPinned: applications.isPinned,
        place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
      })
      .from(applications)
      .where(and(matching(reader, filters), isPinned ? applications.isPinned : not(applications.isPinned)))
      .orderBy(...order)
      .limit(shown);
  return [firstOf(true), firstOf(false)] as const;
}
