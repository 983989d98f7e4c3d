import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { moment } from '#server/platform/database/columns.ts';

export type MarkedOpenings = ReturnType<typeof tableOfMarks>;

/** A table of the openings that each candidate marked in one way, each once. */
export function tableOfMarks<Name extends string>(name: Name) {
  return pgTable(
    name,
    {
      accountId: uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      openingId: uuid('opening_id')
        .notNull()
        .references(() => jobOpenings.id, { onDelete: 'cascade' }),
      createdAt: moment('created_at').notNull().defaultNow(),
    },
    (table) => [
      primaryKey({ columns: [table.accountId, table.openingId] }),
      index(`${name}_newest`).on(table.accountId, table.createdAt.desc().nullsFirst()),
      index(`${name}_opening`).on(table.openingId),
    ],
  );
}
