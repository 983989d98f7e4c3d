import { eq, ne, sql } from 'drizzle-orm';
import type { SetupHint } from '#domain/setup-hints.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { setupLooks } from './table.ts';

export function selectLooks(db: Database) {
  // Asked for each of the few: a join of a table that nobody counted yet would read all accounts.
  const lookedBy = sql<string | null>`(${db
    .select({ name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, setupLooks.lookedBy))})`;
  return db
    .select({ hint: setupLooks.hint, seen: setupLooks.seen, lookedAt: setupLooks.lookedAt, lookedBy })
    .from(setupLooks);
}

/** Of two who look at the same, the first stays. */
export async function upsertLook(db: Database, row: typeof setupLooks.$inferInsert): Promise<void> {
  await db
    .insert(setupLooks)
    .values(row)
    .onConflictDoUpdate({ target: setupLooks.hint, set: row, setWhere: ne(setupLooks.seen, row.seen) });
}

export async function deleteLook(db: Database, hint: SetupHint): Promise<void> {
  await db.delete(setupLooks).where(eq(setupLooks.hint, hint));
}
