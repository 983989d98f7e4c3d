import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './database/columns.ts';

/** How far a list of work was walked: a run that was cut short is gone on with from there. */
export const walks = pgTable('walks', {
  list: text('list').primaryKey(),
  /** The day of the walk; of another day's, nothing is gone on with. */
  day: text('day').notNull(),
  /** Where the last page ended; null once the list was walked to its end. */
  after: text('after'),
});

/** What could not be done of a list, so that it keeps nobody else waiting. */
export const setAside = pgTable(
  'set_aside',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    list: text('list').notNull(),
    /** The task that walks the list. */
    task: text('task').notNull(),
    /** The key of the item within its list: an id. */
    item: text('item').notNull(),
    reason: text('reason').notNull(),
    attempts: integer('attempts').notNull(),
    failedAt: moment('failed_at').notNull(),
    /** When it is tried again; null for what the list has no more. */
    retryAt: moment('retry_at'),
  },
  (table) => [
    uniqueIndex('set_aside_item').on(table.list, table.item),
    index('set_aside_failed').on(table.failedAt),
  ],
);
