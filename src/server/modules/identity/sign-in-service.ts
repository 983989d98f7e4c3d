import { isEmail, normalizeEmail } from '#domain/identity/emails.ts';
import { isAdministrator, roleOf } from '#domain/identity/people.ts';
import type { Context } from '#server/platform/context.ts';
import { forgetAttempts, limitSubject } from '#server/platform/limits.ts';
import { hashPassword, needsRehash, verifyPassword } from '#server/platform/passwords.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/sessions.ts';
import { confirmAddress } from './confirm-address.ts';
import { isKnownBrowser } from './devices.ts';
import { sendOwnWay, sendSignInLink } from './mail.ts';
import { findOwnWay, refuseOtherWays } from './own-way.ts';
import {
  type Account,
  findAccountByEmail,
  findAccountByPendingEmail,
  lockAccount,
  nobody,
  updateAccount,
} from './queries.ts';
import { type AskedSecondStep, askSecondStep } from './second-factor/second-step-service.ts';
import { findSecretByHash, takeSecret } from './secret-queries.ts';
import { newLink } from './secrets.ts';
import { presentSignedIn } from './session-response.ts';
import { openSession, requireActive, type SignedIn } from './sessions-service.ts';
import { sendSignInLinkTask } from './task-names.ts';

/** What wrong passwords are counted by, for an account's address. */
export const limitsOfAnAccount = ['sign_in_account', 'sign_in_account_hour', 'sign_in_account_day'] as const;

export { presentSignedIn };

/** Whoever has a second factor gets no session yet, but the ticket of the second step. */
export type FirstStep = SignedIn | AskedSecondStep;

/** Signs in by email and password with the messages of specification 1, section 8; limits come before hashing (R1). */
export async function signIn(
  context: Context,
  input: { email: string; password: string },
): Promise<FirstStep> {
  const email = normalizeEmail(input.email);
  if (!isEmail(email)) throw refuseField('email', 'identity_wrong_email');
  const account = await findAccountByEmail(context.db, email);
  const subject = await subjectOf(context, email, account);
  for (const name of limitsOfAnAccount) await limitSubject(context, name, subject);

  // Asked for everybody: the time of an answer tells nobody who has an account.
  const pending = await findAccountByPendingEmail(context.db, email);
  const claimant = account ?? pending;
  const isRight = await verifyPassword(claimant?.passwordHash, input.password);
  // Who changes to an address learns with the right password alone that it waits.
  if (!account && claimant && isRight) throw new Refusal('EMAIL_PENDING');
  if (!account) throw refuseField('email', 'identity_not_registered');
  await refuseOtherWays(context, account);
  if (!isRight) throw refuseField('password', 'identity_wrong_password');
  await forgetAttempts(context.outsideDb, limitsOfAnAccount, subject);
  requireActive(account);
  if (!account.emailVerifiedAt) throw new Refusal('EMAIL_NOT_VERIFIED', { params: { email } });

  const passwordHash = needsRehash(account.passwordHash) ? await hashPassword(input.password) : undefined;
  return context.inTransaction(async (inner) => {
    if (passwordHash) await updateAccount(inner.db, account.id, inner.clock.now(), { passwordHash });
    return enter(inner, account);
  });
}

/** Asks for a link that signs in; known or not, an address gets the same answer. */
export async function requestSignInLink(
  context: Context,
  input: { email: string; redirect?: string },
): Promise<void> {
  const email = normalizeEmail(input.email);
  await limitSubject(context, 'forgot_account', email);
  const account = await findAccountByEmail(context.db, email);
  const accountId = account?.id ?? null;
  await context.tasks.enqueue(context.db, sendSignInLinkTask, { accountId, redirect: input.redirect });
}

/** Writes the link's letter. Administrators sign in by password alone: their mailbox is not enough. */
export async function writeSignInLink(context: Context, account: Account, redirect?: string): Promise<void> {
  const role = roleOf(account.userType);
  if (account.status !== 'active' || !role || isAdministrator(role)) return;
  const way = await findOwnWay(context, account);
  if (way) {
    await sendOwnWay(context, account, way);
    return;
  }
  const token = await newLink(context, account.id, { kind: 'sign-in', minutes: 15 });
  await sendSignInLink(context, account, token, redirect);
}

/** Signs in by a link, once; whoever opens it has the mailbox, so the address is verified. */
export async function signInByLink(context: Context, token: string): Promise<FirstStep> {
  return context.inTransaction(async (inner) => {
    const secret = await findSecretByHash(inner.db, hashToken(token));
    const account = secret?.kind === 'sign-in' ? await lockAccount(inner.db, secret.accountId) : undefined;
    if (!secret || !account || !(await takeSecret(inner.db, secret.id, inner.clock.now())))
      throw new Refusal('LINK_EXPIRED');
    requireActive(account);
    await refuseOtherWays(inner, account);
    const verified = account.emailVerifiedAt ? account : await confirmAddress(inner, account, account.email);
    return enter(inner, verified);
  });
}

/** After the right password or link, within the caller's transaction: the session, or the ticket of the second step. */
export async function enter(context: Context, account: Account): Promise<FirstStep> {
  const asked = await askSecondStep(context, account.id);
  return asked ?? { account, token: await openSession(context, account) };
}

/** A browser that the account knows counts for itself, so that nobody else can lock its owner out. */
async function subjectOf(context: Context, email: string, account: Account | undefined): Promise<string> {
  // Asked for nobody, too: a browser with a mark would learn by the time who has an account.
  const isKnown = await isKnownBrowser(context, account?.id ?? nobody);
  return isKnown ? `${email} ${hashToken(context.request.deviceToken ?? '')}` : email;
}
