import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DeclineTemplate } from '#domain/companies/decline-templates.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** Reasons of a decline that are given often; the first ones came with the migration. */
export const declineTemplates = pgTable(
  'decline_templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    texts: jsonb('texts').$type<DeclineTemplate['texts']>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    updatedBy: uuid('updated_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [index('decline_templates_updated_by').on(table.updatedBy)],
);

/** What administrators tell each other of a company; the company never reads it. */
export const companyNotes = pgTable(
  'company_notes',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [index('company_notes_updated_by').on(table.updatedBy)],
);
