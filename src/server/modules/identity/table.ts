import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { defaultDigits, digitKinds } from '#domain/digits.ts';
import { accountStatuses, type UserType } from '#domain/identity/people.ts';
import { defaultLocale, locales } from '#domain/locale.ts';
import { moment } from '#server/platform/database/columns.ts';

/** One account per email address, compared without case (stored folded). */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    pendingEmail: text('pending_email'),
    passwordHash: text('password_hash').notNull(),
    /** Whether its person knows the password: who only ever came by a company's sign-in has none. */
    hasPassword: boolean('has_password').notNull().default(true),
    /** 1 company, 2 superadmin, 3 admin, 4 candidate. */
    userType: smallint('user_type').$type<UserType>().notNull(),
    name: text('name').notNull(),
    /** A candidate's name in Arabic; empty without one. */
    nameAr: text('name_ar').notNull().default(''),
    /** What both names are found by (`nameKeys`); null until that is worked out. */
    nameKeys: text('name_keys').array(),
    locale: text('locale', { enum: locales }).notNull().default(defaultLocale),
    /** Those of letters in a language that has others than 0–9. */
    digits: text('digits', { enum: digitKinds }).notNull().default(defaultDigits),
    status: text('status', { enum: accountStatuses }).notNull().default('active'),
    emailVerifiedAt: moment('email_verified_at'),
    lastSignInAt: moment('last_sign_in_at'),
    /** The last use of any session, as far as sessions note it. */
    lastActiveAt: moment('last_active_at').notNull().defaultNow(),
    /** How often, and when last, its owner was told that it is erased for want of use. */
    inactivityReminders: smallint('inactivity_reminders').notNull().default(0),
    remindedAt: moment('reminded_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_email').on(table.email),
    index('accounts_created').on(table.userType, table.createdAt),
    index('accounts_active').on(table.lastActiveAt),
    // Administrators find a person by a part of the name or the address.
    index('accounts_words').using('gin', sql`lower(${table.name} || ' ' || ${table.email}) gin_trgm_ops`),
    index('accounts_name_keys').using('gin', table.nameKeys),
    index('accounts_unkeyed').on(table.id).where(sql`name_keys is null`),
    index('accounts_unverified').on(table.id).where(sql`email_verified_at is null`),
    // Who may be written to, in the order in which all are.
    index('accounts_reachable')
      .on(table.userType, table.id)
      .where(sql`status = 'active' and email_verified_at is not null`),
    index('accounts_demo').on(table.id).where(sql`email ~ '@(demo|companies|people)[.]example$'`),
    index('accounts_pending').on(table.pendingEmail).where(sql`${table.pendingEmail} is not null`),
  ],
);

/** Open sessions; only the token's hash is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    ip: text('ip').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When the sign-in of a company last said in this session who its person is. */
    provedAt: moment('proved_at'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_account').on(table.accountId),
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** Links and codes sent by letter: hashed, single use, with a life. */
export const oneTimeSecrets = pgTable(
  'one_time_secrets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['verify-email', 'change-email', 'reset-code', 'sign-in', 'second-step', 'factor-recovery'],
    }).notNull(),
    secretHash: text('secret_hash').notNull(),
    payload: jsonb('payload').$type<Record<string, string>>().notNull().default(sql`'{}'::jsonb`),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('one_time_secrets_account').on(table.accountId, table.kind, table.createdAt.desc().nullsFirst()),
    index('one_time_secrets_hash').on(table.secretHash),
    index('one_time_secrets_expires').on(table.expiresAt),
  ],
);

/** Browsers that an account signed in with; only an unknown one brings a letter. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of the browser's own mark (a cookie). */
    tokenHash: text('token_hash').notNull(),
    /** Of kind of browser and network, for clients that keep no cookie. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    index('known_devices_account').on(table.accountId, table.tokenHash),
    index('known_devices_seen').on(table.lastSeenAt),
  ],
);
