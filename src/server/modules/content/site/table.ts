import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** What a superadmin says of the site; what is not set is as the product comes. */
export const siteSettings = pgTable(
  'site_settings',
  {
    key: text('key', { enum: ['statistics', 'social'] }).primaryKey(),
    value: jsonb('value').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [index('site_settings_updated_by').on(table.updatedBy)],
);
