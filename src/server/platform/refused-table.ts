import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './database/columns.ts';

/** How often something was refused in an hour, and why: one row for each hour and reason, of the last days. */
export const refusedCounts = pgTable(
  'refused_counts',
  {
    /** When the hour begins. */
    hour: moment('hour').notNull(),
    reason: text('reason').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.reason] })],
);
