import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { connectionKinds, type GrantedRole, type GroupRole } from '#domain/companies/sign-in.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts, sessions } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** Names on the internet that a company says are its own; a proved one belongs to no other. */
export const companyDomains = pgTable(
  'company_domains',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    /** What its record has to say. */
    mark: text('mark').notNull(),
    provedAt: moment('proved_at'),
    /** `team`: an administrator has seen to it; its record is not looked for. */
    provedBy: text('proved_by', { enum: ['record', 'team'] }),
    checkedAt: moment('checked_at'),
    /** Since when the record of a proved one is gone. */
    missingSince: moment('missing_since'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('company_domains_proved').on(table.domain).where(sql`proved_at is not null`),
    uniqueIndex('company_domains_company').on(table.companyId, table.domain),
  ],
);

/** By which provider the people of a company sign in. */
export const companyConnections = pgTable(
  'company_connections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** What is spoken with it. */
    kind: text('kind', { enum: connectionKinds }).notNull().default('oidc'),
    /** Of SAML its entity id. */
    issuer: text('issuer').notNull(),
    /** Empty in SAML, as what is sealed beside it. */
    clientId: text('client_id').notNull(),
    /** Sealed. */
    clientSecret: text('client_secret').notNull(),
    /** SAML: where people are sent. */
    ssoAddress: text('sso_address').notNull().default(''),
    /** SAML: by one of them an answer is signed; PEM. */
    certificates: jsonb('certificates').$type<string[]>().notNull().default([]),
    /** SAML: the attribute that holds the address; empty where the NameID does. */
    emailAttribute: text('email_attribute').notNull().default(''),
    /** The claim or attribute that names groups; empty where none does. */
    groupsClaim: text('groups_claim').notNull(),
    roles: jsonb('roles').$type<GroupRole[]>().notNull(),
    defaultRole: text('default_role').$type<GrantedRole>().notNull(),
    isOn: boolean('is_on').notNull().default(false),
    /** When an owner has come back from it as it is now. */
    triedAt: moment('tried_at'),
    /** Whether members with an address of a proved domain come in by it alone. */
    isEnforced: boolean('is_enforced').notNull().default(false),
    /** The owner who keeps the password, with a second factor, for the day when the provider is away. */
    keeperId: uuid('keeper_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('company_connections_company').on(table.companyId),
    index('company_connections_keeper').on(table.keeperId),
  ],
);

/** Whom a provider means by a subject. */
export const companyIdentities = pgTable(
  'company_identities',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => companyConnections.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastEnteredAt: moment('last_entered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.subject] }),
    uniqueIndex('company_identities_person').on(table.connectionId, table.accountId),
    index('company_identities_account').on(table.accountId),
  ],
);

/** What came back of a trial, for the owner who made it. */
export interface TriedEntry {
  email: string;
  isVerified: boolean;
  isOwnDomain: boolean;
  groups: string[];
  role: GrantedRole;
}

/**
 * Ways to a provider and back, each for one browser and once: it keeps a token in a cookie, from which state, nonce and
 * verifier are made. Only the token's hash is stored.
 */
export const companyEntries = pgTable(
  'company_entries',
  {
    tokenHash: text('token_hash').primaryKey(),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => companyConnections.id, { onDelete: 'cascade' }),
    /** The owner who tries it; null for whoever signs in. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The session that it confirms, for who has no password; null where it opens one. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** Where it leads to. */
    redirect: text('redirect').notNull().default(''),
    tried: jsonb('tried').$type<TriedEntry>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('company_entries_connection').on(table.connectionId),
    index('company_entries_account').on(table.accountId, table.createdAt),
    index('company_entries_session').on(table.sessionId),
    index('company_entries_expires').on(table.expiresAt),
  ],
);
