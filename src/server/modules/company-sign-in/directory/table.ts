import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companyConnections } from '#server/modules/company-sign-in/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** What a directory asked for in vain; its owners read the last ones. */
export interface RefusedRequest {
  at: string;
  /** `POST /Users` */
  request: string;
  detail: string;
}

/** By which token the directory of a company tells who works there. */
export const companyDirectories = pgTable(
  'company_directories',
  {
    connectionId: uuid('connection_id')
      .primaryKey()
      .references(() => companyConnections.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** So that an owner knows which token it is. */
    beginning: text('beginning').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    refused: jsonb('refused').$type<RefusedRequest[]>().notNull().default(sql`'[]'::jsonb`),
  },
  (table) => [uniqueIndex('company_directories_token').on(table.tokenHash)],
);

/** Whom a directory has told of; without an account while somebody was never active. */
export const directoryPeople = pgTable(
  'directory_people',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => companyConnections.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    userName: text('user_name').notNull(),
    externalId: text('external_id').notNull(),
    email: text('email').notNull(),
    displayName: text('display_name').notNull(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    isActive: boolean('is_active').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('directory_people_name').on(table.connectionId, sql`lower(${table.userName})`),
    uniqueIndex('directory_people_account').on(table.connectionId, table.accountId),
    index('directory_people_external').on(table.connectionId, table.externalId),
    index('directory_people_page').on(table.connectionId, table.id),
    index('directory_people_of').on(table.accountId),
  ],
);

/** Groups of a directory; those that the connection names give a role. */
export const directoryGroups = pgTable(
  'directory_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => companyConnections.id, { onDelete: 'cascade' }),
    displayName: text('display_name').notNull(),
    externalId: text('external_id').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('directory_groups_name').on(table.connectionId, table.displayName)],
);

export const directoryGroupMembers = pgTable(
  'directory_group_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => directoryGroups.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => directoryPeople.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.personId] }),
    index('directory_group_members_person').on(table.personId),
  ],
);
