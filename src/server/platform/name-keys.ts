import { and, eq, isNull } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { nameKeys } from '#domain/text/name-keys.ts';
import type { ListOfWork } from './each.ts';
import { isOnPage, sizeOf } from './each-queries.ts';

interface Names {
  name: string;
  nameAr?: string;
}

/** Changes of a row, with the keys of its names where one of them is new; of a row with two, the other as it is stored. */
export function withNameKeys<Changes extends Partial<Names>>(changes: Changes, stored?: Names) {
  if (changes.name === undefined && changes.nameAr === undefined) return changes;
  const { name = '', nameAr = '' } = { ...stored, ...changes };
  return { ...changes, nameKeys: nameKeys(name, nameAr) };
}

type NamedTable = PgTable & {
  id: AnyPgColumn;
  name: AnyPgColumn;
  nameAr?: AnyPgColumn;
  nameKeys: AnyPgColumn;
};

type Named = Names & { id: string };

/**
 * The rows of a table whose name has no keys yet: those from before they were kept, and those that an older version has
 * renamed since. An index holds these rows alone.
 */
export function unkeyedNames(task: ListOfWork<unknown>['task'], table: NamedTable): ListOfWork<Named> {
  const { nameAr } = table;
  return {
    task,
    pageSize: 500,
    keyOf: ({ id }) => id,
    async page({ db }, which) {
      const rows = await db
        .select({ id: table.id, name: table.name, ...(nameAr && { nameAr }) })
        .from(table as PgTable)
        .where(and(isNull(table.nameKeys), isOnPage(table.id, which)))
        .orderBy(table.id)
        .limit(sizeOf(which));
      return rows as Named[];
    },
    async work({ db }, { id, name, nameAr: second }) {
      // Renamed meanwhile it has its keys, or is read again.
      await db
        .update(table)
        .set({ nameKeys: nameKeys(name, second ?? '') })
        .where(and(eq(table.id, id), eq(table.name, name), nameAr && eq(nameAr, second)));
    },
  };
}
