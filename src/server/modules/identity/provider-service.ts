import type { Locale } from '#domain/locale.ts';
import type { Context } from '#server/platform/context.ts';
import { newToken } from '#server/platform/sessions.ts';
import { confirmAddress } from './confirm-address.ts';
import { refuseOtherWays } from './own-way.ts';
import type { Account } from './queries.ts';
import { hasSecondFactor } from './second-factor/factors.ts';
import { createAccount } from './service.ts';
import { openSession, requireActive } from './sessions-service.ts';

/**
 * Makes the account of somebody of a company whose address the company's own sign-in has proved, with a password that
 * nobody knows. It hashes: call it outside a transaction.
 */
export function createProvedAccount<T>(
  context: Context,
  person: { email: string; name: string; locale: Locale },
  within: (context: Context, account: Account) => Promise<T>,
): Promise<T> {
  return createAccount(
    context,
    { ...person, role: 'company', password: newToken(), isEmailVerified: true },
    within,
  );
}

/** Whether somebody signs in with two steps. */
export function asksSecondStep(context: Pick<Context, 'db'>, accountId: string): Promise<boolean> {
  return hasSecondFactor(context, accountId);
}

/** Refuses who comes in by a company's own sign-in alone with `SIGN_IN_BY_COMPANY`. */
export function refuseOtherWay(context: Context, account: Account): Promise<void> {
  return refuseOtherWays(context, account);
}

/**
 * Opens the session of somebody whom the company's own sign-in has proved, within the caller's transaction. It stands for
 * both steps: a second factor of the account is not asked for, because the company asks for its own.
 */
export async function enterProved(context: Context, account: Account): Promise<void> {
  requireActive(account);
  const isVerified = account.emailVerifiedAt !== null;
  await openSession(context, isVerified ? account : await confirmAddress(context, account, account.email));
}
