import { and, desc, eq, lt, notInArray, or } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { knownDevices } from './table.ts';

/** The device of an account that carries this mark or looks like this; the mark counts more. */
export async function findDevice(
  db: Database,
  accountId: string,
  { tokenHash, fingerprint }: { tokenHash: string; fingerprint: string },
) {
  const rows = await db
    .select({ id: knownDevices.id, tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.accountId, accountId),
        or(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.fingerprint, fingerprint)),
      ),
    )
    .orderBy(desc(eq(knownDevices.tokenHash, tokenHash)))
    .limit(1);
  return rows[0];
}

/** Whether the account ever signed in with a browser that carries this mark. */
export async function isKnownToken(db: Database, accountId: string, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), eq(knownDevices.tokenHash, tokenHash)))
    .limit(1);
  return rows.length > 0;
}

export async function hasDevices(db: Database, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, accountId))
    .limit(1);
  return rows.length > 0;
}

export async function insertDevice(db: Database, row: typeof knownDevices.$inferInsert): Promise<void> {
  await db.insert(knownDevices).values(row);
}

/** Forgets all but the latest devices of an account. */
export async function keepLatestDevices(db: Database, accountId: string, kept: number): Promise<void> {
  const latest = db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, accountId))
    .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.id))
    .limit(kept);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), notInArray(knownDevices.id, latest)));
}

export async function updateDevice(
  db: Database,
  id: string,
  changes: { tokenHash: string; fingerprint: string; lastSeenAt: Date },
): Promise<void> {
  await db.update(knownDevices).set(changes).where(eq(knownDevices.id, id));
}

export function devicesUnseenSince(before: Date): OldRows {
  return { table: knownDevices, where: lt(knownDevices.lastSeenAt, before), by: knownDevices.lastSeenAt };
}
