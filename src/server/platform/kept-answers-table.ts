import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idByTime, moment } from './database/columns.ts';

/** What writes by API keys were answered, for those that are sent again with the same `Idempotency-Key`. */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    /** Of one attempt: whoever takes over from one that broke off writes its own. */
    id: idByTime('id').primaryKey(),
    keyId: uuid('key_id').notNull(),
    /** Of the header's value. */
    valueHash: text('value_hash').notNull(),
    /** Of the call and what it was sent; nobody guesses that from it without the sealing key. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null while the call runs. */
    status: integer('status'),
    /** Sealed. */
    answer: text('answer'),
  },
  (table) => [
    uniqueIndex('kept_answers_value').on(table.keyId, table.valueHash),
    index('kept_answers_created').on(table.createdAt),
  ],
);
