import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { candidateEntries, candidateIdentities } from './table.ts';

export type EntryRow = typeof candidateEntries.$inferSelect;

export async function insertEntry(db: Database, row: typeof candidateEntries.$inferInsert): Promise<void> {
  await db.insert(candidateEntries).values(row);
}

/** Spends a way that is under way; undefined where it is over, or somebody was faster. */
export async function takeEntry(db: Database, tokenHash: string, now: Date): Promise<EntryRow | undefined> {
  const [row] = await db
    .update(candidateEntries)
    .set({ usedAt: now })
    .where(and(isOpen(tokenHash, now), isNull(candidateEntries.step)))
    .returning();
  return row;
}

/** What is left for a browser that came back. */
export async function selectStep(db: Database, tokenHash: string, now: Date): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(candidateEntries)
    .where(and(isOpen(tokenHash, now), isNotNull(candidateEntries.step)));
  return row;
}

/** Spends it, and forgets what was told; false where somebody was faster. */
export async function takeStep(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(candidateEntries)
    .set({ usedAt: now, told: null })
    .where(and(isOpen(tokenHash, now), isNotNull(candidateEntries.step)))
    .returning({ step: candidateEntries.step });
  return rows.length > 0;
}

function isOpen(tokenHash: string, now: Date) {
  return and(
    eq(candidateEntries.tokenHash, tokenHash),
    isNull(candidateEntries.usedAt),
    gt(candidateEntries.expiresAt, now),
  );
}

/** Ways that are over since a day. */
export function oldEntries(before: Date): OldRows {
  return {
    table: candidateEntries,
    where: lt(candidateEntries.expiresAt, before),
    by: candidateEntries.expiresAt,
  };
}

/** Whom a subject of a provider is. */
export async function selectIdentity(db: Database, issuer: string, subject: string) {
  const [row] = await db
    .select()
    .from(candidateIdentities)
    .where(and(eq(candidateIdentities.issuer, issuer), eq(candidateIdentities.subject, subject)));
  return row;
}

/** By which providers a person may come in. */
export function selectIdentitiesOf(db: Database, accountId: string) {
  return db
    .select({
      issuer: candidateIdentities.issuer,
      subject: candidateIdentities.subject,
      email: candidateIdentities.email,
      createdAt: candidateIdentities.createdAt,
    })
    .from(candidateIdentities)
    .where(eq(candidateIdentities.accountId, accountId));
}

export async function saveIdentity(
  db: Database,
  row: typeof candidateIdentities.$inferInsert,
): Promise<void> {
  await db
    .insert(candidateIdentities)
    .values(row)
    .onConflictDoUpdate({
      target: [candidateIdentities.issuer, candidateIdentities.subject],
      set: { lastEnteredAt: row.lastEnteredAt, email: row.email },
    });
}

export async function deleteIdentity(db: Database, accountId: string, issuer: string): Promise<void> {
  await db
    .delete(candidateIdentities)
    .where(and(eq(candidateIdentities.accountId, accountId), eq(candidateIdentities.issuer, issuer)));
}
