import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** The openings that candidates want to see no more. */
export const hiddenOpenings = pgTable(
  'hidden_openings',
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
    index('hidden_openings_newest').on(table.accountId, table.createdAt.desc().nullsFirst()),
    index('hidden_openings_opening').on(table.openingId),
  ],
);
