import type { Context } from '#server/platform/context.ts';
import { forgetAttempts, isPastLimit } from '#server/platform/limits.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { deviceName } from './devices.ts';
import { changeAddress, requestVerification } from './emails-service.ts';
import { refuseOutsideAddress } from './own-way.ts';
import { type Account, findAccountByEmail, selectSessions } from './queries.ts';
import { hasSecondFactor } from './second-factor/factors.ts';
import { limitsOfAnAccount } from './sign-in-service.ts';

const shownSessions = 20;

/** What a helper of the team learns of how an account signs in; never a password, a key or an address of a device. */
export async function readSignIn(context: Context, account: Account) {
  const sessions = await selectSessions(context.db, account.id, context.clock.now());
  return {
    hasSecondStep: await hasSecondFactor(context, account.id),
    hasTooManyTries: await isPastLimit(context, limitsOfAnAccount, account.email),
    sessions: sessions.slice(0, shownSessions).map(({ id, userAgent, lastSeenAt }) => ({
      id,
      device: deviceName(userAgent),
      lastSeenAt,
    })),
  };
}

/** Sends the letter that confirms an address again; refuses with `CONFLICT` where there is nothing to confirm. */
export async function verifyAgain(context: Context, account: Account): Promise<void> {
  if (account.emailVerifiedAt !== null && account.pendingEmail === null) throw new Refusal('CONFLICT');
  await requestVerification(context, account);
}

/**
 * Gives an account another address at its owner's wish: as after the owner's own change, a verified address signs in
 * until the new one is confirmed, the old one is told, and every session ends. Field error: `email`.
 */
export async function correctAddress(context: Context, account: Account, email: string): Promise<void> {
  if (email === account.email || (await findAccountByEmail(context.db, email)))
    throw refuseField('email', 'validation_email_exists');
  await refuseOutsideAddress(context, account, email);
  await changeAddress(context, { account, email });
}

/** Forgets the wrong passwords that were counted against an account. */
export async function forgetTries(context: Context, account: Account): Promise<void> {
  await forgetAttempts(context.db, limitsOfAnAccount, account.email);
}
