import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { keyScopes } from '#domain/companies/api-keys.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** Keys of companies' own programs; only the hash is stored. A key ends with the account that made it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    beginning: text('beginning').notNull(),
    tokenHash: text('token_hash').notNull(),
    scopes: text('scopes', { enum: keyScopes as [string, ...string[]] })
      .array()
      .notNull(),
    networks: text('networks').array().notNull().default(sql`'{}'::text[]`),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('api_keys_token').on(table.tokenHash),
    index('api_keys_company').on(table.companyId, table.createdAt.desc().nullsFirst()),
    index('api_keys_account').on(table.accountId),
  ],
);
