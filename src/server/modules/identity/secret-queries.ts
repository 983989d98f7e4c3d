import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { oneTimeSecrets } from './table.ts';

export type SecretKind = (typeof oneTimeSecrets.$inferSelect)['kind'];
export type OneTimeSecret = typeof oneTimeSecrets.$inferSelect;

export async function insertSecret(db: Database, row: typeof oneTimeSecrets.$inferInsert): Promise<void> {
  await db.insert(oneTimeSecrets).values(row);
}

/** Ends what an account has open of a kind: a new link or code replaces the old one. */
export async function endSecrets(
  db: Database,
  accountId: string,
  kind: SecretKind,
  now: Date,
): Promise<void> {
  await db
    .update(oneTimeSecrets)
    .set({ expiresAt: now })
    .where(
      and(
        eq(oneTimeSecrets.accountId, accountId),
        eq(oneTimeSecrets.kind, kind),
        isNull(oneTimeSecrets.usedAt),
        gt(oneTimeSecrets.expiresAt, now),
      ),
    );
}

export async function findSecretByHash(db: Database, secretHash: string): Promise<OneTimeSecret | undefined> {
  const [row] = await db.select().from(oneTimeSecrets).where(eq(oneTimeSecrets.secretHash, secretHash));
  return row;
}

/** Takes a secret for good; false where it expired or somebody was faster. */
export async function takeSecret(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(oneTimeSecrets)
    .set({ usedAt: now })
    .where(and(eq(oneTimeSecrets.id, id), isNull(oneTimeSecrets.usedAt), gt(oneTimeSecrets.expiresAt, now)))
    .returning({ id: oneTimeSecrets.id });
  return rows.length > 0;
}

/** The code that is open for an account. */
export async function findOpenCode(
  db: Database,
  accountId: string,
  now: Date,
): Promise<Pick<OneTimeSecret, 'id' | 'secretHash'> | undefined> {
  const [row] = await db
    .select({ id: oneTimeSecrets.id, secretHash: oneTimeSecrets.secretHash })
    .from(oneTimeSecrets)
    .where(
      and(
        eq(oneTimeSecrets.accountId, accountId),
        eq(oneTimeSecrets.kind, 'reset-code'),
        isNull(oneTimeSecrets.usedAt),
        gt(oneTimeSecrets.expiresAt, now),
      ),
    )
    .orderBy(desc(oneTimeSecrets.createdAt))
    .limit(1);
  return row;
}

export function oldSecrets(before: Date): OldRows {
  return { table: oneTimeSecrets, where: lt(oneTimeSecrets.expiresAt, before), by: oneTimeSecrets.expiresAt };
}
