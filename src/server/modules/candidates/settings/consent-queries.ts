import { desc, eq } from 'drizzle-orm';
import { consents } from '#server/modules/candidates/table.ts';
import type { Database } from '#server/platform/database/database.ts';

export type ConsentRow = typeof consents.$inferSelect;

export async function insertConsents(db: Database, rows: (typeof consents.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(consents).values(rows);
}

/** The ledger of an account, newest first. */
export function selectConsents(db: Database, accountId: string): Promise<ConsentRow[]> {
  return db
    .select()
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(desc(consents.createdAt), desc(consents.id))
    .limit(500);
}
