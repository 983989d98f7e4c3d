import { and, eq, sql } from 'drizzle-orm';
import type { KeyScope } from '#domain/companies/api-keys.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { readStatement } from '#server/platform/database/statement.ts';
import { apiKeys } from './table.ts';

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  beginning: apiKeys.beginning,
  scopes: apiKeys.scopes,
  networks: apiKeys.networks,
  madeBy: accounts.name,
  madeByAr: accounts.nameAr,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
};

/** The keys of a company, the newest first; there are at most `mostKeys`. */
export function selectKeys(db: Database, companyId: string) {
  return db
    .select(columns)
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(eq(apiKeys.companyId, companyId))
    .orderBy(sql`${apiKeys.createdAt} desc nulls first`);
}
export type KeyRow = Awaited<ReturnType<typeof selectKeys>>[number];

export async function insertKey(db: Database, row: typeof apiKeys.$inferInsert): Promise<string> {
  const [made] = await db.insert(apiKeys).values(row).returning({ id: apiKeys.id });
  if (!made) throw new Error('The key was not written');
  return made.id;
}

/** Ends a key; answers its name, or undefined where the company has no such key. */
export async function deleteKey(db: Database, companyId: string, id: string): Promise<string | undefined> {
  const [gone] = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.companyId, companyId), eq(apiKeys.id, id)))
    .returning({ name: apiKeys.name });
  return gone?.name;
}

/** The keys that somebody made end with the membership. */
export async function deleteKeysOf(db: Database, accountId: string): Promise<void> {
  await db.delete(apiKeys).where(eq(apiKeys.accountId, accountId));
}

/** A key that lives, with the person in whose name it works. */
interface LiveKey {
  id: string;
  name: string;
  companyId: string;
  accountId: string;
  scopes: KeyScope[];
  networks: string[];
  lastUsedAt: Date | null;
  email: string;
  accountName: string;
  accountNameAr: string;
  emailVerifiedAt: Date | null;
}

/** The live key of a token's hash: every request with a key asks for it, by a statement that is prepared, on the pool. */
export async function findLiveKey(db: Database, tokenHash: string, now: Date): Promise<LiveKey | undefined> {
  const [row] = await readStatement<LiveKey>(db, {
    name: 'live-key',
    text: `select k.id, k.name, k.company_id as "companyId", k.account_id as "accountId", k.scopes, k.networks,
        k.last_used_at as "lastUsedAt", a.email, a.name as "accountName",
        a.name_ar as "accountNameAr", a.email_verified_at as "emailVerifiedAt"
      from api_keys k join accounts a on a.id = k.account_id
      where k.token_hash = $1 and (k.expires_at is null or k.expires_at > $2) and a.status = 'active'`,
    values: [tokenHash, now],
  });
  return row;
}

export async function touchKey(db: Database, id: string, now: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}
