import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { locales } from '#domain/locale.ts';
import type { NotificationFacts } from '#domain/notifications/kinds.ts';
import { channels, topics } from '#domain/notifications/topics.ts';
import type { InBothScripts } from '#domain/shown-names.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';
import type { LetterFacts } from '#server/platform/letter-data.ts';

/** What happened, for one person. What was not read yet is one row for each kind and subject. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The id of what it is about: an application, an opening, a conversation. */
    subject: text('subject').notNull(),
    facts: jsonb('facts').$type<InBothScripts<NotificationFacts>>().notNull(),
    /** How many of the same it stands for. */
    count: integer('count').notNull().default(1),
    path: text('path').notNull(),
    /** The account of the other person that it names; it goes with that. */
    concerns: uuid('concerns'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_unread')
      .on(table.accountId, table.kind, table.subject)
      .where(sql`read_at is null`),
    index('notifications_newest').on(
      table.accountId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('notifications_subject').on(table.subject),
    index('notifications_concerns').on(table.concerns).where(sql`concerns is not null`),
    index('notifications_age').on(table.updatedAt),
    index('notifications_read').on(table.readAt).where(sql`read_at is not null`),
  ],
);

/** News on its way to accounts: it goes once it was told. */
export const newsToTell = pgTable(
  'news_to_tell',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    recipients: uuid('recipients').array().notNull(),
    facts: jsonb('facts').$type<LetterFacts>().notNull(),
    /** By which channels it is still to be told. */
    channels: text('channels', { enum: channels }).array().notNull(),
    /** The account of another person that it names; it goes with that. */
    concerns: uuid('concerns'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('news_to_tell_concerns').on(table.concerns).where(sql`concerns is not null`)],
);

/** What a person chose against the habit of a topic. */
export const contactChoices = pgTable(
  'contact_choices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    topic: text('topic', { enum: topics }).notNull(),
    channel: text('channel', { enum: channels }).notNull(),
    isOn: boolean('is_on').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.topic, table.channel] })],
);

/** When a person wants to be left alone, by the clocks of their zone. */
export const quietTimes = pgTable('quiet_times', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** `HH:MM` */
  starts: text('starts').notNull(),
  ends: text('ends').notNull(),
  timezone: text('timezone').notNull(),
});

/** Every message by WhatsApp, written in the transaction of its cause; what was sent keeps no words. */
export const whatsappMessages = pgTable(
  'whatsapp_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    topic: text('topic', { enum: topics }).notNull(),
    template: text('template').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    parameters: jsonb('parameters').$type<string[]>().notNull(),
    /** What it tells of; of two that say the same, one is sent. */
    about: text('about').notNull(),
    /** `dropped`: not wanted any more when its turn came. `delivered` and `read` are what WhatsApp reports. */
    status: text('status', { enum: ['queued', 'sent', 'delivered', 'read', 'failed', 'dropped'] }).notNull(),
    /** What WhatsApp calls it; its reports name that. */
    messageId: text('message_id'),
    attempts: integer('attempts').notNull().default(0),
    /** While in the future, an attempt is under way. */
    claimedUntil: moment('claimed_until'),
    /** By which the number is known that WhatsApp can't reach, or the number as an earlier version wrote it; another one of the profile is tried again. */
    unreachable: text('unreachable'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    uniqueIndex('whatsapp_messages_once').on(table.accountId, table.about),
    index('whatsapp_messages_unreachable').on(table.accountId).where(sql`unreachable is not null`),
    index('whatsapp_messages_message').on(table.messageId).where(sql`message_id is not null`),
    index('whatsapp_messages_age').on(table.createdAt),
  ],
);
