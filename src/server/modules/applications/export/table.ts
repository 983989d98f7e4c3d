import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { exportKinds, exportStates } from '#domain/applications/export.ts';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import { locales } from '#domain/locale.ts';
import { companies } from '#server/modules/companies/table.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** What an export holds: the list's filters, narrowed to what was picked by hand. */
export interface Exported {
  filters: ApplicationFilters;
  ids?: string[];
}

/** An export with its file, which is the company's for seven days. */
export const applicationExports = pgTable(
  'application_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: exportKinds }).notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    /** The list's filters as they stood, and what was picked by hand. */
    what: jsonb('what').$type<Exported>().notNull(),
    state: text('state', { enum: exportStates }).notNull().default('waiting'),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    fileId: uuid('file_id').references(() => files.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('application_exports_company').on(table.companyId, table.createdAt.desc().nullsFirst()),
    index('application_exports_creator').on(table.createdBy),
    index('application_exports_file').on(table.fileId),
  ],
);
