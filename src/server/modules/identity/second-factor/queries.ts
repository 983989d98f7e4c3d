import { and, asc, count, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { passkeyChallenges, passkeys, recoveryCodes, totpFactors } from './table.ts';

export type Passkey = typeof passkeys.$inferSelect;
export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

export async function selectTotp(db: Database, accountId: string) {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.accountId, accountId));
  return row;
}

/** A key that waits for its first code; one that is set up stays as it is. */
export async function putTotpSecret(
  db: Database,
  row: { accountId: string; secret: string; createdAt: Date },
): Promise<boolean> {
  const { secret, createdAt } = row;
  const rows = await db
    .insert(totpFactors)
    .values(row)
    .onConflictDoUpdate({
      target: totpFactors.accountId,
      set: { secret, createdAt },
      setWhere: isNull(totpFactors.confirmedAt),
    })
    .returning({ accountId: totpFactors.accountId });
  return rows.length > 0;
}

export async function insertConfirmedTotp(
  db: Database,
  row: { accountId: string; secret: string; lastStep: number; now: Date },
): Promise<void> {
  const { now, ...factor } = row;
  await db.insert(totpFactors).values({ ...factor, confirmedAt: now, createdAt: now });
}

/** Sets the app up; false where it is already. */
export async function confirmTotp(
  db: Database,
  accountId: string,
  { now, step }: { now: Date; step: number },
): Promise<boolean> {
  const rows = await db
    .update(totpFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(totpFactors.accountId, accountId), isNull(totpFactors.confirmedAt)))
    .returning({ accountId: totpFactors.accountId });
  return rows.length > 0;
}

/** Takes a step for good: of two who bring the same code, one is refused. */
export async function takeTotpStep(db: Database, accountId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(totpFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpFactors.accountId, accountId),
        isNotNull(totpFactors.confirmedAt),
        lt(totpFactors.lastStep, step),
      ),
    )
    .returning({ accountId: totpFactors.accountId });
  return rows.length > 0;
}

export async function deleteTotp(db: Database, accountId: string): Promise<boolean> {
  const rows = await db
    .delete(totpFactors)
    .where(eq(totpFactors.accountId, accountId))
    .returning({ confirmedAt: totpFactors.confirmedAt });
  return rows[0]?.confirmedAt != null;
}

export function selectPasskeys(db: Database, accountId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(50);
}

export async function selectPasskey(db: Database, credentialId: string): Promise<Passkey | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** False where the credential is known already, of this account or another. */
export async function insertPasskey(db: Database, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const rows = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function notePasskeyUse(
  db: Database,
  id: string,
  use: { counter: number; lastUsedAt: Date },
): Promise<void> {
  await db.update(passkeys).set(use).where(eq(passkeys.id, id));
}

export async function deletePasskey(db: Database, accountId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function deletePasskeys(db: Database, accountId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.accountId, accountId));
}

export async function replaceRecoveryCodes(
  db: Database,
  accountId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  if (hashes.length === 0) return;
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash, createdAt: now })));
}

/** Spends a code; false where there is none, or it was used. */
export async function takeRecoveryCode(
  db: Database,
  accountId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return row?.n ?? 0;
}

export async function insertChallenge(
  db: Database,
  row: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await db.insert(passkeyChallenges).values(row);
}

/** Takes a challenge for good: it is signed once, for what it was made for, by whom it was made for. */
export async function takeChallenge(
  db: Database,
  asked: { challengeHash: string; accountId: string | null; purpose: ChallengePurpose; now: Date },
): Promise<boolean> {
  const { challengeHash, accountId, purpose, now } = asked;
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.purpose, purpose),
        accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return rows.length > 0;
}

export function expiredChallenges(now: Date): OldRows {
  const { expiresAt } = passkeyChallenges;
  return { table: passkeyChallenges, where: lt(expiresAt, now), by: expiresAt };
}
