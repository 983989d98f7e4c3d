import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './database/columns.ts';

/** What links are signed with, by purpose; made when the first one is written. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text('purpose').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
