import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { setupHints } from '#domain/setup-hints.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** What a superadmin looked at and left as it came. */
export const setupLooks = pgTable(
  'setup_looks',
  {
    hint: text('hint', { enum: setupHints }).primaryKey(),
    /** What stood there: once it is another, the look no longer counts. */
    seen: text('seen').notNull(),
    lookedAt: moment('looked_at').notNull(),
    lookedBy: uuid('looked_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [index('setup_looks_looked_by').on(table.lookedBy)],
);
