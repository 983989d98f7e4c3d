import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/database/columns.ts';
import { accounts } from '../identity/table.ts';

/** What visitors wrote through the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The sender's account where one was signed in. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    locale: text('locale').notNull().default('en'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt.desc().nullsFirst()),
    index('contact_messages_account').on(table.accountId),
    index('contact_messages_email').on(table.email),
  ],
);
