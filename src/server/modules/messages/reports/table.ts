import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type ConversationSide, conversationSides } from '#domain/messages/limits.ts';
import { conversationVerdicts } from '#domain/messages/reports.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { conversations } from '#server/modules/messages/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** A message as it stood when it was reported. */
export interface Evidence {
  side: ConversationSide;
  text: string;
  sent_at: string;
}

/** What one side of a conversation says is wrong with the other: one report of each waits at a time. */
export const conversationReports = pgTable(
  'conversation_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Who is reported. */
    about: text('about', { enum: conversationSides }).notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    evidence: jsonb('evidence').$type<Evidence[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null as long as nobody has looked. */
    verdict: text('verdict', { enum: conversationVerdicts }),
    settledAt: moment('settled_at'),
    settledBy: uuid('settled_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('conversation_reports_open')
      .on(table.conversationId, table.about)
      .where(sql`verdict is null`),
    index('conversation_reports_conversation').on(table.conversationId),
    index('conversation_reports_account').on(table.accountId),
    index('conversation_reports_settled_by').on(table.settledBy),
    index('conversation_reports_waiting').on(table.verdict, table.createdAt),
  ],
);
