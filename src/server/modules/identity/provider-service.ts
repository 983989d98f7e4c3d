import type { Locale } from '#domain/locale.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { newToken } from '#server/platform/sessions.ts';
import { confirmAddress } from './confirm-address.ts';
import { proofFreshFor } from './fresh-proof.ts';
import { sendEmailChangedNotice, sendFactorChanged } from './mail.ts';
import { refuseOtherWays } from './own-way.ts';
import { type Account, findAccount, lockAccount, proveSession, selectProvedAt } from './queries.ts';
import { hasSecondFactor } from './second-factor/factors.ts';
import { endSecrets } from './secret-queries.ts';
import { createAccount } from './service.ts';
import { openSession, requireActive } from './sessions-service.ts';

export { lockAccount, refuseOtherWays };

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
    { ...person, role: 'company', password: newToken(), hasPassword: false, isEmailVerified: true },
    within,
  );
}

/** Whether somebody comes in without the company's sign-in, with two steps: by a password of their own and a second factor. */
export async function comesInAlone(context: Pick<Context, 'db'>, accountId: string): Promise<boolean> {
  const account = await findAccount(context.db, accountId);
  return account?.hasPassword === true && (await hasSecondFactor(context, accountId));
}

/**
 * Opens the session of somebody whom the company's own sign-in has proved, within the caller's transaction. It stands for
 * both steps: a second factor of the account is not asked for, because the company asks for its own. `isFresh`: they have
 * proved themselves there just now, which counts where a password would be asked for.
 */
export async function enterProved(
  context: Context,
  account: Account,
  { isFresh }: { isFresh: boolean },
): Promise<void> {
  requireActive(account);
  const isVerified = account.emailVerifiedAt !== null;
  const proved = isVerified ? account : await confirmAddress(context, account, account.email);
  await openSession(context, proved, { isProved: isFresh });
}

/**
 * Opens the session of a candidate whom a provider has proved, within the caller's transaction; false where the account
 * asks for a second step, because a provider asks for none that is known here.
 */
export async function enterByProvider(context: Context, account: Account): Promise<boolean> {
  if (await hasSecondFactor(context, account.id)) return false;
  await openSession(context, account);
  return true;
}

export function tellProviderConnected(context: Context, account: Account) {
  return sendFactorChanged(context, account, 'provider_connected');
}

export function tellProviderDisconnected(context: Context, account: Account) {
  return sendFactorChanged(context, account, 'provider_disconnected');
}

/** Gives an account the address that its company's directory says, which is of a proved domain. */
export async function moveProvedAddress(context: Context, account: Account, email: string): Promise<void> {
  await confirmAddress(context, account, email);
  // What was sent to the address before opens nothing any more, nor moves it elsewhere.
  for (const kind of ['verify-email', 'change-email', 'reset-code', 'sign-in'] as const)
    await endSecrets(context.db, account.id, kind, context.clock.now());
  await sendEmailChangedNotice(context, account, email, { isByCompany: true });
}

/** Notes that the company's own sign-in has said anew whose an open session is. */
export async function proveOpenSession({ db, clock }: Context, sessionId: string): Promise<void> {
  await proveSession(db, sessionId, clock.now());
}

/** Whether the caller has a password of their own; and, without one, until when the last entry counts instead. */
export async function readOwnProof({ db, actor, clock }: Context<SignedInActor>) {
  const account = await findAccount(db, actor.accountId);
  const until = proofFreshFor(await selectProvedAt(db, actor), clock.now());
  return { has_password: account?.hasPassword ?? true, confirmed_until: until?.toISOString() ?? null };
}
