import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { BatchAct, BatchRefusal } from '#domain/applications/batches.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** One act on several applications, done step by step; what was selected stands there from the start. */
export const applicationBatches = pgTable(
  'application_batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    act: jsonb('act').$type<BatchAct>().notNull(),
    applicationIds: uuid('application_ids').array().notNull(),
    /** How many of them were looked at, and how many of those were changed. */
    done: integer('done').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    /** Why the others were not, with how many. */
    refused: jsonb('refused').$type<Partial<Record<BatchRefusal, number>>>().notNull().default({}),
    /** The batch that took this one back. */
    undoneBy: uuid('undone_by'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('application_batches_company').on(table.companyId, table.createdAt),
    index('application_batches_account').on(table.accountId),
    index('application_batches_created').on(table.createdAt),
  ],
);
