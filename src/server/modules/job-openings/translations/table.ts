import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { openingLanguages } from '#domain/job-openings/opening-language.ts';
import type { TranslatedText } from '#domain/job-openings/translation.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** A question in another language, with the mark of the words that it was made from. */
export interface TranslatedQuestion {
  source: string;
  title: string;
  description?: string;
}

/** The texts of an opening in a language that is not its own; of its own language no row is read. */
export const openingTranslations = pgTable(
  'opening_translations',
  {
    openingId: uuid('opening_id')
      .notNull()
      .references(() => jobOpenings.id, { onDelete: 'cascade' }),
    language: text('language', { enum: openingLanguages }).notNull(),
    title: text('title').notNull(),
    introduction: text('introduction').notNull().default(''),
    responsibilities: text('responsibilities').notNull().default(''),
    requirements: text('requirements').notNull().default(''),
    benefits: text('benefits').notNull().default(''),
    screeningQuestions: jsonb('screening_questions').$type<TranslatedQuestion[]>().notNull().default([]),
    videoQuestions: jsonb('video_questions').$type<TranslatedQuestion[]>().notNull().default([]),
    /** Of each text the mark of the original's words that it was made from. */
    madeFrom: jsonb('made_from').$type<Partial<Record<TranslatedText, string>>>().notNull().default({}),
    /** Whether enough of it stands to be read by visitors. */
    isWhole: boolean('is_whole').notNull().default(false),
    /** Counts up with each save: who began from an older one is refused. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.openingId, table.language] })],
);
