import { isNull, sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { applications } from '#server/modules/applications/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** What a member of the company rates an application with; once they left, it stays as a figure. */
export const applicationRatings = pgTable(
  'application_ratings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Of the whole; null where only criteria were rated. */
    overall: integer('overall'),
    /** By criterion of the opening. */
    scores: jsonb('scores').$type<Record<string, number>>().notNull().default(sql`'{}'::jsonb`),
    /** Of the whole, else the average of the criteria: what counts in the application's average. */
    rating: real('rating').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('application_ratings_once').on(table.applicationId, table.accountId),
    index('application_ratings_account').on(table.accountId),
  ],
);

/** Notes of a company's members; no candidate reads them. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('application_notes_application').on(table.applicationId, table.createdAt),
    index('application_notes_author').on(table.authorId),
  ],
);

/** Who is named in a note; `seenAt` once they opened the application. */
export const noteMentions = pgTable(
  'note_mentions',
  {
    noteId: uuid('note_id')
      .notNull()
      .references(() => applicationNotes.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.accountId] }),
    index('note_mentions_unseen').on(table.accountId).where(isNull(table.seenAt)),
  ],
);
