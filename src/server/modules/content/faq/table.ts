import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { articleStates } from '#domain/articles.ts';
import { type QuestionText, questionGroups } from '#domain/questions.ts';
import type { Texts } from '#server/modules/content/articles/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** The questions of `/help-and-faq`, written by superadmins. */
export const frequentQuestions = pgTable(
  'frequent_questions',
  {
    /** The anchor of `/help-and-faq#…`, the same in every language. */
    id: text('id').primaryKey(),
    group: text('topic', { enum: questionGroups }).notNull(),
    /** Its place among those of its group, from 0. */
    position: integer('position').notNull(),
    state: text('state', { enum: articleStates }).notNull(),
    texts: jsonb('texts').$type<Texts<QuestionText>>().notNull(),
    /** Counts up with each save: a second editor with an older version is refused. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('frequent_questions_place').on(table.group, table.position),
    index('frequent_questions_updated_by').on(table.updatedBy),
  ],
);
