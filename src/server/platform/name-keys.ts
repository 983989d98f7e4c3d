import { and, eq, isNull } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { nameKeys } from '#domain/text/name-keys.ts';
import type { ListOfWork } from './each.ts';
import { isOnPage, sizeOf } from './each-queries.ts';

/** Changes of a row, with the keys of its new name where it is among them. */
export function withNameKeys<Changes extends { name?: string }>(changes: Changes) {
  return changes.name === undefined ? changes : { ...changes, nameKeys: nameKeys(changes.name) };
}

type NamedTable = PgTable & { id: AnyPgColumn; name: AnyPgColumn; nameKeys: AnyPgColumn };

/**
 * The rows of a table whose name has no keys yet: those from before they were kept, and those that an older version has
 * renamed since. An index holds these rows alone.
 */
export function unkeyedNames(
  task: ListOfWork<unknown>['task'],
  table: NamedTable,
): ListOfWork<{ id: string; name: string }> {
  return {
    task,
    pageSize: 500,
    keyOf: ({ id }) => id,
    async page({ db }, which) {
      const rows = await db
        .select({ id: table.id, name: table.name })
        .from(table as PgTable)
        .where(and(isNull(table.nameKeys), isOnPage(table.id, which)))
        .orderBy(table.id)
        .limit(sizeOf(which));
      return rows as { id: string; name: string }[];
    },
    async work({ db }, { id, name }) {
      // Renamed meanwhile it has its keys, or is read again.
      await db
        .update(table)
        .set({ nameKeys: nameKeys(name) })
        .where(and(eq(table.id, id), eq(table.name, name)));
    },
  };
}
