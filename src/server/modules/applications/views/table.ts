import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SavedFilter } from '#domain/applications/views.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** A filter of the list that a member keeps under a name. */
export const applicationListViews = pgTable(
  'application_list_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    filter: jsonb('filter').$type<SavedFilter>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('application_list_views_name').on(table.accountId, sql`lower(${table.name})`)],
);
