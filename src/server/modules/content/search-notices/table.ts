import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/database/columns.ts';

/** What a search engine was told of the page of an opening, and whether it is to be told again. Empty without an account. */
export const searchNotices = pgTable(
  'search_notices',
  {
    /** No reference: that an opening is gone is told once it is. */
    openingId: uuid('opening_id').primaryKey(),
    /** The address that was told to be there; null before. */
    toldPath: text('told_path'),
    /** Null where there is nothing to tell. */
    dueAt: moment('due_at'),
    attempts: integer('attempts').notNull().default(0),
    /** What the last attempt came to. */
    problem: text('problem'),
  },
  (table) => [index('search_notices_due').on(table.dueAt).where(sql`due_at is not null`)],
);

/** How often it was told something on a day, as the engine counts days. */
export const searchNoticeDays = pgTable('search_notice_days', {
  day: text('day').primaryKey(),
  sent: integer('sent').notNull(),
});
