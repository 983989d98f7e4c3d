import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { retentionSubjects } from '#domain/retention.ts';
import { moment } from '#server/platform/database/columns.ts';
import { accounts } from './table.ts';

/** How long a superadmin wants things kept; what is not set counts as usual. */
export const retentionRows = pgTable(
  'retention_periods',
  {
    subject: text('subject', { enum: retentionSubjects }).primaryKey(),
    /** Days or months, as the subject counts. */
    period: integer('period').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [index('retention_periods_updated_by').on(table.updatedBy)],
);
