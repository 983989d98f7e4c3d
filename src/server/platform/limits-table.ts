import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row for each rule and subject that was counted lately. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Name of the rule and a hash of its subject, so that no address stands here in clear. */
    key: text('key').primaryKey(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('rate_limits_window_start').on(table.windowStart)],
);
