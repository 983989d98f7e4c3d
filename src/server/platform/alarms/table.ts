import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/database/columns.ts';

/** What is amiss now, whichever process saw it; a row goes once nobody sees it any more. */
export const alarms = pgTable('alarms', {
  cause: text('cause').primaryKey(),
  sentence: text('sentence').notNull(),
  beganAt: moment('began_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  /** When the operator was told of it last. */
  toldAt: moment('told_at'),
});
