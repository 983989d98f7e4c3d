import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** What superadmins changed of the titles that the product comes with, and those they added. */
export const jobTitles = pgTable(
  'job_titles',
  {
    /** What openings and profiles store: the English name that it had first. */
    value: text('value').primaryKey(),
    names: jsonb('names').$type<Readonly<Record<Locale, string>>>().notNull(),
    synonyms: text('synonyms').array().notNull(),
    isRetired: boolean('is_retired').notNull().default(false),
    mergedInto: text('merged_into'),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [index('job_titles_updated_by').on(table.updatedBy)],
);
