import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { applications } from '#server/modules/applications/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** Which applications a member of the company has opened. */
export const applicationReads = pgTable(
  'application_reads',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.applicationId] }),
    index('application_reads_application').on(table.applicationId),
  ],
);
