import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { locales } from '#domain/locale.ts';
import { moment } from './database/columns.ts';

export interface LetterHeaders {
  replyTo?: string;
  /** Address of the one-click page (RFC 8058). */
  unsubscribeUrl?: string;
  /** An invitation that mail programs put into the calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** Every letter, written in the transaction of its cause; what was sent keeps no text. */
export const outboxLetters = pgTable(
  'outbox_letters',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    toAddress: text('to_address').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    /** The letter's key. */
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    headers: jsonb('headers').$type<LetterHeaders>().notNull(),
    /** The `Message-ID`; a second letter with the same one is not written. */
    messageId: text('message_id').notNull(),
    /** `kept`: no mail server is configured, and the letter is read in the development mailbox. */
    status: text('status', { enum: ['queued', 'sent', 'failed', 'kept'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** While in the future, an attempt is under way. */
    claimedUntil: moment('claimed_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** For export and erasure; empty where the letter goes to no account. */
    accountId: uuid('account_id'),
    /** The account, or the message of a visitor, that the letter tells somebody else of; it is erased with that. */
    concerns: uuid('concerns'),
    /** A last letter: the row goes as soon as it was sent or given up. */
    isErasedOnceSent: boolean('is_erased_once_sent').notNull().default(false),
  },
  (table) => [
    uniqueIndex('outbox_letters_message').on(table.messageId),
    index('outbox_letters_status').on(table.status, table.createdAt),
    index('outbox_letters_account').on(table.accountId),
    index('outbox_letters_concerns').on(table.concerns),
    index('outbox_letters_address').on(table.toAddress, table.createdAt),
  ],
);

export type OutboxLetter = typeof outboxLetters.$inferSelect;
