import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { conversationSides } from '#domain/messages/limits.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/**
 * What a company and a candidate write to each other: one conversation of each pair. Its last message and the number of
 * messages of either side are kept here, so that a list with unread counts reads no message.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    /** What brought the two together. */
    openingId: uuid('opening_id').references(() => jobOpenings.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** Number of the last message; 0 before the first. */
    lastNumber: integer('last_number').notNull().default(0),
    lastAt: moment('last_at').notNull(),
    lastSide: text('last_side', { enum: conversationSides }),
    /** The beginning of the last message. */
    lastText: text('last_text').notNull().default(''),
    companyCount: integer('company_count').notNull().default(0),
    candidateCount: integer('candidate_count').notNull().default(0),
    /** The last message that either side was told of by email. */
    companyMailed: integer('company_mailed').notNull().default(0),
    candidateMailed: integer('candidate_mailed').notNull().default(0),
    companyBlockedAt: moment('company_blocked_at'),
    candidateBlockedAt: moment('candidate_blocked_at'),
    /** While set, that side is told of it neither by email nor by the bell. */
    companyMutedAt: moment('company_muted_at'),
    candidateMutedAt: moment('candidate_muted_at'),
  },
  (table) => [
    uniqueIndex('conversations_once').on(table.companyId, table.candidateId),
    index('conversations_company')
      .on(table.companyId, table.lastAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`last_number > 0`),
    index('conversations_candidate')
      .on(table.candidateId, table.lastAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`last_number > 0`),
    index('conversations_opening').on(table.openingId),
    index('conversations_age').on(table.lastAt),
  ],
);

export const messages = pgTable(
  'messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Its place in the conversation, from 1. */
    number: integer('number').notNull(),
    side: text('side', { enum: conversationSides }).notNull(),
    /** Null once that account is gone. */
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** The sender's own: the same message that is sent again is one. */
    key: uuid('key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.number] }),
    uniqueIndex('messages_once').on(table.conversationId, table.key),
    index('messages_author').on(table.authorId),
    index('messages_text').using('gin', sql`${table.text} gin_trgm_ops`),
  ],
);

/** The files of a message; one file may go along with several. */
export const messageFiles = pgTable(
  'message_files',
  {
    conversationId: uuid('conversation_id').notNull(),
    number: integer('number').notNull(),
    place: smallint('place').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.number, table.place] }),
    foreignKey({
      columns: [table.conversationId, table.number],
      foreignColumns: [messages.conversationId, messages.number],
      name: 'message_files_message',
    }).onDelete('cascade'),
    index('message_files_file').on(table.fileId),
  ],
);

/** What a company writes often, by its name. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('message_templates_once').on(table.companyId, sql`lower(${table.name})`)],
);

/** How far a person has read a conversation. */
export const conversationReads = pgTable(
  'conversation_reads',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** How many of them are the other side's. */
    seen: integer('seen').notNull(),
    readAt: moment('read_at').notNull(),
    /** Put back to be looked at again; the other side still sees what was read. */
    isMarkedUnread: boolean('is_marked_unread').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.accountId] }),
    index('conversation_reads_account').on(table.accountId),
  ],
);
