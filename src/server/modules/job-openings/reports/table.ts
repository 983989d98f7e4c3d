import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { reportVerdicts } from '#domain/job-openings/report-reasons.ts';
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
    /** What an administrator found; null as long as nobody has looked. */
    verdict: text('verdict', { enum: reportVerdicts }),
    settledAt: moment('settled_at'),
    settledBy: uuid('settled_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('opening_reports_reporter').on(table.openingId, table.reporter),
    index('opening_reports_account').on(table.accountId),
    index('opening_reports_settled_by').on(table.settledBy),
    index('opening_reports_open').on(table.openingId).where(sql`verdict is null`),
    index('opening_reports_created').on(table.createdAt.desc().nullsFirst()),
  ],
);
