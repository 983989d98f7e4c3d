import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { providerKeys } from '#domain/identity/providers.ts';
import { accounts, sessions } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** Whom a provider means by a subject, which outlasts a change of the address there. */
export const candidateIdentities = pgTable(
  'candidate_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As it was told last. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    lastEnteredAt: moment('last_entered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('candidate_identities_person').on(table.accountId, table.issuer),
  ],
);

/** Whom a provider told of, kept while the person says the rest. */
export interface ToldCandidate {
  subject: string;
  email: string;
  name: string;
}

/**
 * Ways to a provider and back, each for one browser and once, as of companies: only the token's hash is stored. What is
 * left after the way back, a new account or the second step, is a row of its own.
 */
export const candidateEntries = pgTable(
  'candidate_entries',
  {
    tokenHash: text('token_hash').primaryKey(),
    provider: text('provider', { enum: providerKeys }).notNull(),
    /** Null while it is on the way. */
    step: text('step', { enum: ['sign_up', 'second_step'] }),
    /** Whose account is connected, or whose second step is asked; null otherwise. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The session that connects a provider; null where one is opened. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    told: jsonb('told').$type<ToldCandidate>(),
    /** Where it leads to. */
    redirect: text('redirect').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('candidate_entries_account').on(table.accountId),
    index('candidate_entries_session').on(table.sessionId),
    index('candidate_entries_expires').on(table.expiresAt),
  ],
);
