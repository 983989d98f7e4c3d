import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { administratorTypes, userTypes } from '#domain/identity/people.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageOfList } from '#server/platform/each.ts';
import { isOnPage, sizeOf } from '#server/platform/each-queries.ts';
import { withNameKeys } from '#server/platform/name-keys.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { accounts, sessions } from './table.ts';

export type Account = typeof accounts.$inferSelect;
export type AccountChanges = Partial<
  Pick<
    Account,
    | 'email'
    | 'pendingEmail'
    | 'passwordHash'
    | 'hasPassword'
    | 'emailVerifiedAt'
    | 'lastSignInAt'
    | 'name'
    | 'nameAr'
    | 'locale'
    | 'digits'
    | 'status'
    | 'inactivityReminders'
    | 'remindedAt'
  >
>;

/** No account has this id; what is asked for it costs what it costs for one that there is. */
export const nobody = '00000000-0000-0000-0000-000000000000';

export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row;
}

export async function findAccountByEmail(db: Database, email: string): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.email, email));
  return row;
}

/** The account that last asked for an address which it has not confirmed yet. */
export async function findAccountByPendingEmail(db: Database, email: string): Promise<Account | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.pendingEmail, email))
    .orderBy(desc(accounts.updatedAt))
    .limit(1);
  return row;
}

/** The language and the digits of what is written to an account. */
export async function selectLanguage(
  db: Database,
  id: string,
): Promise<Pick<Account, 'locale' | 'digits'> | undefined> {
  const { locale, digits } = accounts;
  const [row] = await db.select({ locale, digits }).from(accounts).where(eq(accounts.id, id));
  return row;
}

/** Locks the account, so that two changes of it follow each other. */
export async function lockAccount(db: Database, id: string): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return row;
}

export async function insertAccount(db: Database, row: typeof accounts.$inferInsert): Promise<Account> {
  const [account] = await db
    .insert(accounts)
    .values({ ...withNameKeys(row) })
    .returning();
  if (!account) throw new Error('The account was not written');
  return account;
}

export async function updateAccount(
  db: Database,
  id: string,
  now: Date,
  changes: AccountChanges,
): Promise<Account> {
  const [account] = await db
    .update(accounts)
    .set({ ...withNameKeys(changes), updatedAt: now })
    .where(eq(accounts.id, id))
    .returning();
  if (!account) throw new Error('The account is gone');
  return account;
}

export async function deleteAccountRow(db: Database, id: string): Promise<void> {
  await db.delete(accounts).where(eq(accounts.id, id));
}

/** Locks the superadmins, so that two of them cannot leave at once; answers how many others there are. */
export async function countOtherSuperadmins(db: Database, id: string): Promise<number> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userType, userTypes.superadmin), eq(accounts.status, 'active')))
    .for('update');
  return rows.filter((row) => row.id !== id).length;
}

export async function insertSession(db: Database, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row);
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends the sessions of an account, all or all but one. */
export async function deleteSessions(db: Database, accountId: string, keptSessionId?: string): Promise<void> {
  const isOther = keptSessionId ? ne(sessions.id, keptSessionId) : undefined;
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), isOther));
}

/** Ends one session of an account; answers whether it was there. */
export async function deleteOwnSession(db: Database, accountId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), sql`${sessions.id}::text = ${id}`))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export function selectSessions(db: Database, accountId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      ip: sessions.ip,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(100);
}

/** When a session of an account was last proved by a company's sign-in; null where it never was. */
export async function selectProvedAt(
  db: Database,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<Date | null> {
  const [row] = await db
    .select({ provedAt: sessions.provedAt })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), sql`${sessions.id}::text = ${sessionId}`));
  return row?.provedAt ?? null;
}

export async function proveSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ provedAt: now }).where(eq(sessions.id, sessionId));
}

/** Those of the sessions that are open, with their accounts; suspended accounts have none. */
export function selectOpenSessions(db: Database, ids: readonly string[], now: Date) {
  return db
    .select({ sessionId: sessions.id, accountId: accounts.id, userType: accounts.userType })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now), eq(accounts.status, 'active')));
}

/** Whether a token belongs to an account that is suspended. */
export async function isSuspendedSession(db: Database, tokenHash: string): Promise<boolean> {
  const [row] = await db
    .select({ status: accounts.status })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, tokenHash));
  return row?.status === 'suspended';
}

/** Notes that a session was used, and when it ends now. */
export async function touchSession(
  db: Database,
  { sessionId, accountId }: { sessionId: string; accountId: string },
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, sessionId));
  await noteActivity(db, accountId, now);
}

/** Whoever is there is told of no erasure, and what was told of one no longer counts. */
export async function noteActivity(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .update(accounts)
    .set({ lastActiveAt: now, inactivityReminders: 0, remindedAt: null })
    .where(eq(accounts.id, accountId));
}

/** Candidates who were not there since `before`, told `reminders` times and the last time before `toldBefore`; locked. */
export function lockInactive(
  db: Database,
  inactive: { before: Date; reminders: number; toldBefore: Date },
  which: PageOfList,
): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.userType, userTypes.candidate),
        lt(accounts.lastActiveAt, inactive.before),
        eq(accounts.inactivityReminders, inactive.reminders),
        inactive.reminders === 0 ? undefined : lte(accounts.remindedAt, inactive.toldBefore),
        isOnPage(accounts.id, which),
      ),
    )
    .orderBy(accounts.id)
    .limit(sizeOf(which))
    .for('update', { skipLocked: true });
}

export function expiredSessions(now: Date): OldRows {
  return { table: sessions, where: lt(sessions.expiresAt, now), by: sessions.expiresAt };
}

/** Every admin and superadmin, superadmins first; at most 200. */
export function selectAllAdministrators(db: Database): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(inArray(accounts.userType, administratorTypes))
    .orderBy(accounts.userType, accounts.createdAt)
    .limit(200);
}

/** Active admins and superadmins with a verified address, the longest-serving first. */
export async function selectAdministrators(db: Database) {
  return db
    .select({ id: accounts.id, email: accounts.email, locale: accounts.locale })
    .from(accounts)
    .where(
      and(
        inArray(accounts.userType, administratorTypes),
        eq(accounts.status, 'active'),
        isNotNull(accounts.emailVerifiedAt),
      ),
    )
    .orderBy(accounts.createdAt)
    .limit(20);
}

/** Accounts of candidates and companies, created before then, whose email nobody ever verified. */
export function selectUnverified(db: Database, before: Date, which: PageOfList) {
  return db
    .select({ id: accounts.id, userType: accounts.userType })
    .from(accounts)
    .where(
      and(
        isNull(accounts.emailVerifiedAt),
        inArray(accounts.userType, [1, 4]),
        lt(accounts.createdAt, before),
        isOnPage(accounts.id, which),
      ),
    )
    .orderBy(accounts.id)
    .limit(sizeOf(which));
}
