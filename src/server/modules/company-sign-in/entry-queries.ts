import { and, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { companyEntries, companyIdentities, type TriedEntry } from './table.ts';

export type EntryRow = typeof companyEntries.$inferSelect;

export async function insertEntry(db: Database, row: typeof companyEntries.$inferInsert): Promise<void> {
  await db.insert(companyEntries).values(row);
}

/** Spends an entry; undefined where it is over, or somebody was faster. */
export async function takeEntry(db: Database, tokenHash: string, now: Date): Promise<EntryRow | undefined> {
  const [row] = await db
    .update(companyEntries)
    .set({ usedAt: now })
    .where(
      and(
        eq(companyEntries.tokenHash, tokenHash),
        isNull(companyEntries.usedAt),
        gt(companyEntries.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

export async function keepTried(db: Database, tokenHash: string, tried: TriedEntry): Promise<void> {
  await db.update(companyEntries).set({ tried }).where(eq(companyEntries.tokenHash, tokenHash));
}

/** What came back of an owner's last trial since a moment. */
export async function selectTried(
  db: Database,
  { connectionId, accountId, since }: { connectionId: string; accountId: string; since: Date },
): Promise<TriedEntry | undefined> {
  const [row] = await db
    .select({ tried: companyEntries.tried })
    .from(companyEntries)
    .where(
      and(
        eq(companyEntries.connectionId, connectionId),
        eq(companyEntries.accountId, accountId),
        gt(companyEntries.createdAt, since),
        isNotNull(companyEntries.tried),
      ),
    )
    .orderBy(desc(companyEntries.createdAt))
    .limit(1);
  return row?.tried ?? undefined;
}

/** Ways that are over since a day. */
export function oldEntries(before: Date): OldRows {
  return {
    table: companyEntries,
    where: lt(companyEntries.expiresAt, before),
    by: companyEntries.expiresAt,
  };
}

/** Whom a subject of a connection is. */
export async function selectIdentity(db: Database, connectionId: string, subject: string) {
  const [row] = await db
    .select()
    .from(companyIdentities)
    .where(and(eq(companyIdentities.connectionId, connectionId), eq(companyIdentities.subject, subject)));
  return row;
}

/** By which subject a person has come in. */
export async function selectIdentityOf(db: Database, connectionId: string, accountId: string) {
  const [row] = await db
    .select()
    .from(companyIdentities)
    .where(and(eq(companyIdentities.connectionId, connectionId), eq(companyIdentities.accountId, accountId)));
  return row;
}

export async function deleteIdentityOf(db: Database, connectionId: string, accountId: string): Promise<void> {
  await db
    .delete(companyIdentities)
    .where(and(eq(companyIdentities.connectionId, connectionId), eq(companyIdentities.accountId, accountId)));
}

export async function saveIdentity(db: Database, row: typeof companyIdentities.$inferInsert): Promise<void> {
  await db
    .insert(companyIdentities)
    .values(row)
    .onConflictDoUpdate({
      target: [companyIdentities.connectionId, companyIdentities.subject],
      set: { lastEnteredAt: row.lastEnteredAt },
    });
}
