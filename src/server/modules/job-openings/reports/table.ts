import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** What people say is wrong with an opening. */
export const openingReports = pgTable(
  'opening_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    openingId: uuid('opening_id')
      .notNull()
      .references(() => jobOpenings.id, { onDelete: 'cascade' }),
    /** Hash of the account, or of the address of a visitor: one report of each counts. */
    reporter: text('reporter').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    text: text('text').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('opening_reports_reporter').on(table.openingId, table.reporter),
    index('opening_reports_account').on(table.accountId),
    index('opening_reports_created').on(table.createdAt.desc().nullsFirst()),
  ],
);
