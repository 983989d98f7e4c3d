import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { companyMembers } from '#server/modules/companies/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** For which openings the members were named who see no others; who leaves the company leaves its teams. */
export const openingTeam = pgTable(
  'opening_team',
  {
    openingId: uuid('opening_id')
      .notNull()
      .references(() => jobOpenings.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => companyMembers.accountId, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.openingId, table.accountId] }),
    index('opening_team_account').on(table.accountId),
  ],
);
