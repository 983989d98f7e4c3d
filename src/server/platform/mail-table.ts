import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { locales } from '#domain/locale.ts';
import { idByTime, moment } from './database/columns.ts';
import type { LetterFacts } from './letter-data.ts';

export interface LetterHeaders {
  replyTo?: string;
  /** Address of the one-click page (RFC 8058). */
  unsubscribeUrl?: string;
  /** The same as a path, for the link within the letter. */
  unsubscribePath?: string;
  /** An invitation that mail programs put into the calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/**
 * Every letter, ordered in the transaction of its cause: what it says, which is written out when it is delivered. What
 * was sent keeps nothing of it.
 */
export const outboxLetters = pgTable(
  'outbox_letters',
  {
    id: idByTime('id').primaryKey(),
    toAddress: text('to_address').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    /** The letter's key. */
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    /** What it says, in the letter's own words; null where an earlier version wrote it out at once, and once it was sent. */
    data: jsonb('data').$type<LetterFacts>(),
    html: text('html').notNull().default(''),
    text: text('text').notNull().default(''),
    headers: jsonb('headers').$type<LetterHeaders>().notNull(),
    /** The `Message-ID`; a second letter with the same one is not written. */
    messageId: text('message_id').notNull(),
    /**
     * `ordered`: it waits for its delivery; `queued` likewise, written out by an earlier version. `kept`: no mail server
     * is configured, and the letter is read in the development mailbox.
     */
    status: text('status', { enum: ['ordered', 'queued', 'sent', 'failed', 'kept'] }).notNull(),
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

/** Those that wait for their delivery. An earlier version, which may still run, sees the second alone. */
export const waitingStatuses = ['ordered', 'queued'] as const;

export type OutboxLetter = typeof outboxLetters.$inferSelect;
