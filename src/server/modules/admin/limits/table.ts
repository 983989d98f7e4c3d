import { cidr, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** Address ranges whose limits an administrator lifted for a day; what was removed stays, with who did it. */
export const limitLifts = pgTable(
  'limit_lifts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    range: cidr('range').notNull(),
    /** A day of the company-default zone. */
    day: date('day', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    removedBy: uuid('removed_by').references(() => accounts.id, { onDelete: 'set null' }),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('limit_lifts_day').on(table.day),
    index('limit_lifts_created_by').on(table.createdBy),
    index('limit_lifts_removed_by').on(table.removedBy),
  ],
);
