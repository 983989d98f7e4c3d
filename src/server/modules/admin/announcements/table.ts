import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { type AnnouncementText, announcementAudiences, announcementStates } from '#domain/announcements.ts';
import type { Locale } from '#domain/locale.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** What superadmins write to those who agreed to offers. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    state: text('state', { enum: announcementStates }).notNull().default('draft'),
    audience: text('audience', { enum: announcementAudiences }).notNull(),
    path: text('path').notNull(),
    texts: jsonb('texts').$type<Readonly<Record<Locale, AnnouncementText | undefined>>>().notNull(),
    /** Counts up with each save: what is sent is what was read last. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => accounts.id, { onDelete: 'set null' }),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    readers: integer('readers').notNull().default(0),
    written: integer('written').notNull().default(0),
    /** The accounts up to this one were dealt with. */
    reached: uuid('reached'),
  },
  (table) => [
    index('announcements_updated').on(table.updatedAt.desc(), table.id.desc()),
    index('announcements_updated_by').on(table.updatedBy),
  ],
);

/** Who was written to: of each pair there is one, whatever happens to the process that writes. */
export const announcementLetters = pgTable(
  'announcement_letters',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.accountId] }),
    index('announcement_letters_account').on(table.accountId, table.writtenAt),
    index('announcement_letters_written').on(table.writtenAt, table.accountId),
  ],
);
