import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/database/columns.ts';

/** The plans that companies are on ("package" on the wire); a superadmin edits them. */
export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Per month, in whole QAR; null is "on request". */
  priceQar: integer('price_qar'),
  jobSlots: integer('job_slots').notNull(),
  screeningSlots: integer('screening_slots').notNull(),
  videoSlots: integer('video_slots').notNull(),
  features: jsonb('features').$type<string[]>().notNull().default(sql`'[]'::jsonb`),
  position: integer('position').notNull(),
  isOffered: boolean('is_offered').notNull().default(true),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
