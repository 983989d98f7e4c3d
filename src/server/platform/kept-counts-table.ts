import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** What a count is of: the name of the counter, and the parts of it that are counted apart. */
const counted = () => ({
  counter: text('counter').notNull(),
  /** The company, or nobody's id where the counter has none. */
  whole: uuid('whole').notNull(),
  /** The opening, likewise. */
  part: uuid('part').notNull(),
  /** A status, a quarter of an hour. */
  kind: text('kind').notNull(),
});

/** How much there is of what would otherwise be counted row by row. Triggers keep it: see `keptCountChanges`. */
export const keptCounts = pgTable(
  'kept_counts',
  { ...counted(), amount: bigint('amount', { mode: 'number' }).notNull() },
  (table) => [
    primaryKey({ name: 'kept_counts_key', columns: [table.counter, table.whole, table.part, table.kind] }),
    index('kept_counts_nothing').on(table.counter).where(sql`amount = 0`),
  ],
);

/**
 * By how much a count has changed since it was folded: rows are added, so that no two transactions wait for one count.
 * A count is what is kept and what is added to it here.
 */
export const keptCountChanges = pgTable(
  'kept_count_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ...counted(),
    change: bigint('change', { mode: 'number' }).notNull(),
  },
  (table) => [index('kept_count_changes_key').on(table.counter, table.whole, table.part)],
);
