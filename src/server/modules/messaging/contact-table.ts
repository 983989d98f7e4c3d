import { type SQL, sql } from 'drizzle-orm';
import { index, type PgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { contactStates } from '#domain/contact-states.ts';
import { defaultLocale, locales } from '#domain/locale.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** What visitors wrote through the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The sender's account where one was signed in. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** As an earlier version, or an older process beside this one, writes it; the start seals and empties it. */
    plainPhone: text('phone').notNull().default(''),
    sealedPhone: text('phone_sealed'),
    /** By which administrators find a number; says nothing without the key. */
    phoneLookup: text('phone_lookup'),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    locale: text('locale', { enum: locales }).notNull().default(defaultLocale),
    createdAt: moment('created_at').notNull().defaultNow(),
    state: text('state', { enum: contactStates }).notNull().default('open'),
    settledAt: moment('settled_at'),
    settledBy: uuid('settled_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt.desc().nullsFirst()),
    index('contact_messages_account').on(table.accountId),
    index('contact_messages_email').on(table.email),
    index('contact_messages_state').on(table.state, table.createdAt.desc().nullsFirst()),
    index('contact_messages_settled_by').on(table.settledBy),
    index('contact_messages_words').using('gin', sql`${contactWords(table)} gin_trgm_ops`),
    index('contact_messages_phone').on(table.phoneLookup).where(sql`phone_lookup is not null`),
  ],
);

type Words = 'name' | 'email' | 'plainPhone' | 'subject' | 'message';

/** What administrators search in: each text on lines of its own, in small letters. */
export function contactWords({ name, email, plainPhone, subject, message }: Record<Words, PgColumn>): SQL {
  const line = sql.raw(`E'\\n'`);
  return sql`lower(${name} || ${line} || ${email} || ${line} || ${plainPhone} || ${line} || ${subject} || ${line} || ${message})`;
}

/** What administrators answered. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('contact_replies_message').on(table.messageId, table.createdAt),
    index('contact_replies_author').on(table.authorId),
  ],
);
