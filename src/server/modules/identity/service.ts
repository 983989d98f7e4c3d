import { normalizeEmail } from '#domain/identity/emails.ts';
import { passwordProblem } from '#domain/identity/passwords.ts';
import { type Role, roleOf, userTypeOf } from '#domain/identity/people.ts';
import type { Locale } from '#domain/locale.ts';
import type { Context } from '#server/platform/context.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { erasePersonalData } from '#server/platform/personal-data.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { refuseTaken } from './confirm-address.ts';
import { requestVerification } from './emails-service.ts';
import { accountDeleted, accountRegistered } from './events.ts';
import { sendAccountDeleted } from './mail.ts';
import {
  type Account,
  countOtherSuperadmins,
  findAccount,
  findAccountByEmail,
  insertAccount,
  lockAccount,
  updateAccount,
} from './queries.ts';
import { revokeSessions } from './sessions-service.ts';

export type { Account };
export { findAccount, findAccountByEmail };

export interface NewAccount {
  email: string;
  name: string;
  password: string;
  /** Chosen by the route, never by the payload. */
  role: Role;
  /** The language of letters to this person. */
  locale: Locale;
  /** Where an invitation's link has proven the address; such an account gets no letter. */
  isEmailVerified?: boolean;
  /** False where nobody is told the password. */
  hasPassword?: boolean;
  /** Where `within` sets one up: an administrator's password may be shorter then (S2). */
  hasSecondFactor?: boolean;
}

/**
 * Creates an account: hashes outside, then in one transaction writes it, runs `within` (the rows of the caller's
 * module; open a session there with `openSession`), writes the verification letter and publishes
 * `account.registered`. Field errors: `email` 'Email already exists', `password`. The call names `transaction: 'own'`
 * and `limit: 'sign_up'`.
 */
export async function createAccount<T>(
  context: Context,
  input: NewAccount,
  within: (context: Context, account: Account) => Promise<T>,
): Promise<T> {
  const email = normalizeEmail(input.email);
  const { name, password, role, locale, hasPassword = true, isEmailVerified = false } = input;
  const judged = input.hasSecondFactor ? undefined : role;
  const problem = passwordProblem(password, { email, name, role: judged });
  if (problem) throw refuseField('password', problem);
  if (await findAccountByEmail(context.db, email)) throw refuseField('email', 'validation_email_exists');
  const passwordHash = await hashPassword(password);
  return context.inTransaction(async (inner) => {
    const now = inner.clock.now();
    const account = await refuseTaken(() =>
      insertAccount(inner.db, {
        email,
        name,
        passwordHash,
        hasPassword,
        userType: userTypeOf(role),
        locale,
        emailVerifiedAt: isEmailVerified ? now : null,
        createdAt: now,
        updatedAt: now,
      }),
    );
    const result = await within(inner, account);
    if (!isEmailVerified) await requestVerification(inner, account);
    await inner.events.publish(inner, accountRegistered, { accountId: account.id, role, isEmailVerified });
    return result;
  });
}

/**
 * Deletes an account within the caller's transaction: publishes `account.deleted`, lets every module erase what it
 * knows of the person, and writes the last letter. Ask `verifyOwnPassword` before. The last superadmin stays.
 */
export async function deleteAccount(context: Context, accountId: string): Promise<void> {
  const account = await lockAccount(context.db, accountId);
  const role = account && roleOf(account.userType);
  if (!account || !role) throw new Refusal('NOT_FOUND');
  if (role === 'superadmin' && (await countOtherSuperadmins(context.db, accountId)) === 0)
    throw new Refusal('CONFLICT');
  await context.events.publish(context, accountDeleted, { accountId, role });
  await erasePersonalData(context, accountId);
  await sendAccountDeleted(context, account);
}

/**
 * Gives an account other names, within the caller's transaction; they were checked by the contract. What is left out
 * stays.
 */
export async function renameAccount(
  context: Context,
  accountId: string,
  { name, nameAr }: { name?: string | undefined; nameAr?: string | undefined },
): Promise<void> {
  if (name === undefined && nameAr === undefined) return;
  // Both are found by the same keys: the account is locked for two changes of one name each at the same moment.
  const account = await lockAccount(context.db, accountId);
  if (!account) throw new Refusal('NOT_FOUND');
  const names = { name: name ?? account.name, nameAr: nameAr ?? account.nameAr };
  await updateAccount(context.db, accountId, context.clock.now(), names);
}

/** Shuts an account out: its sessions open nothing from the next request on, and signing in says why. */
export async function suspendAccount(context: Context, accountId: string): Promise<void> {
  await updateAccount(context.db, accountId, context.clock.now(), { status: 'suspended' });
}

/** Lets an account in again; it signs in anew. */
export async function restoreAccount(context: Context, accountId: string): Promise<void> {
  await revokeSessions(context, accountId);
  await updateAccount(context.db, accountId, context.clock.now(), { status: 'active' });
}
