import { isEmail, normalizeEmail } from '#domain/identity/emails.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { limitCall, limitSubject } from '#server/platform/limits.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/sessions.ts';
import { confirmAddress, refuseTaken } from './confirm-address.ts';
import { sendEmailChangedNotice, sendVerification } from './mail.ts';
import { refuseOutsideAddress } from './own-way.ts';
import { verifyOwnPassword } from './passwords-service.ts';
import { type Account, findAccount, findAccountByEmail, lockAccount, updateAccount } from './queries.ts';
import { endSecrets, findSecretByHash, takeSecret } from './secret-queries.ts';
import { newLink } from './secrets.ts';
import { forgetBrowser, revokeSessions } from './sessions-service.ts';
import { sendVerificationTask } from './task-names.ts';

const linkMinutes = 24 * 60;

/** Writes the letter with the link that verifies an address: the pending one, else the account's (24 hours, single use). */
export async function requestVerification(context: Context, account: Account): Promise<void> {
  const email = account.pendingEmail ?? account.email;
  const kind = account.pendingEmail ? 'change-email' : 'verify-email';
  const token = await newLink(context, account.id, { kind, minutes: linkMinutes, payload: { email } });
  await sendVerification(context, account, token, email);
}

/** Confirms the address that a link was sent to. */
export async function verifyEmail(
  context: Context,
  token: string,
): Promise<{ email: string; user_type: number }> {
  return context.inTransaction(async (inner) => {
    const now = inner.clock.now();
    const secret = await findSecretByHash(inner.db, hashToken(token));
    const isOfThisKind = secret?.kind === 'verify-email' || secret?.kind === 'change-email';
    const account = secret && isOfThisKind ? await lockAccount(inner.db, secret.accountId) : undefined;
    const email = secret?.payload.email;
    if (!secret || !account || !email) throw new Refusal('LINK_EXPIRED');
    if (secret.kind === 'change-email') await refuseOutsideAddress(inner, account, email);
    const isDone = account.email === email && account.emailVerifiedAt !== null;
    if (!(await takeSecret(inner.db, secret.id, now)))
      throw new Refusal('LINK_EXPIRED', { params: isDone ? { already_verified: 1 } : {} });
    await confirmAddress(inner, account, email);
    return { email, user_type: account.userType };
  });
}

/** Sends the letter again: to the caller, else to the address that a sign-in was refused for (R2). */
export async function resendVerification(context: Context, email: string | null | undefined): Promise<void> {
  await limitCall(context, 'resend_ip');
  if (context.actor.role !== 'visitor') {
    const { accountId } = context.actor;
    const account = await findAccount(context.db, accountId);
    if (!account || isSettled(account)) return;
    await limitSubject(context, 'resend_account', account.pendingEmail ?? account.email);
    await context.inTransaction((inner) => requestVerification(inner, account));
    return;
  }
  const address = normalizeEmail(email ?? '');
  if (!address) throw new Refusal('NOT_SIGNED_IN');
  if (!isEmail(address)) throw refuseField('email', 'validation_email');
  await limitSubject(context, 'resend_account', address);
  const account = await findAccountByEmail(context.db, address);
  // The same work whether the address is known or not.
  const accountId = account && !isSettled(account) ? account.id : null;
  await context.tasks.enqueue(context.db, sendVerificationTask, { accountId });
}

/** Whether an address may be registered: nobody has it, or it is the caller's own. */
export async function isEmailFree(context: Context, email: string): Promise<boolean> {
  const owner = await findAccountByEmail(context.db, normalizeEmail(email));
  if (!owner) return true;
  return context.actor.role !== 'visitor' && context.actor.accountId === owner.id;
}

export interface EmailChange {
  account: Account;
  email: string;
}

/**
 * The first half of a change of the caller's address, to call outside a transaction because it hashes: asks the
 * password (`errors.password`) and refuses a taken address. Undefined where the address is unchanged.
 */
export async function prepareEmailChange(
  context: Context<SignedInActor>,
  input: { email: string; password?: string | null },
): Promise<EmailChange | undefined> {
  const { actor } = context;
  const email = normalizeEmail(input.email);
  if (email === actor.email) return undefined;
  if (!isEmail(email)) throw refuseField('email', 'validation_email');
  const account = await verifyOwnPassword(context, input.password, 'validation_password_required');
  await refuseOutsideAddress(context, account, email);
  if (!(await isEmailFree(context, email))) throw refuseField('email', 'validation_email_exists');
  return { account, email };
}

/**
 * The second half, within the transaction of the save: a verified address stays until the new one is verified, an
 * unverified one is replaced at once. The new address gets the link, the old one a notice, and every session ends.
 */
export async function applyEmailChange(context: Context, change: EmailChange): Promise<void> {
  await changeAddress(context, change);
  forgetBrowser(context);
}

/** The same for an account that is not the caller's. */
export async function changeAddress(context: Context, { account, email }: EmailChange): Promise<void> {
  const { db } = context;
  const now = context.clock.now();
  await endSecrets(db, account.id, 'verify-email', now);
  await endSecrets(db, account.id, 'change-email', now);
  await endSecrets(db, account.id, 'reset-code', now);
  await endSecrets(db, account.id, 'sign-in', now);
  const changes = account.emailVerifiedAt ? { pendingEmail: email } : { email, pendingEmail: null };
  const changed = await refuseTaken(() => updateAccount(db, account.id, now, changes));
  await requestVerification(context, changed);
  await sendEmailChangedNotice(context, account, email);
  await revokeSessions(context, account.id);
}

/** Both halves, for callers that change nothing else. Answers whether the address changes. */
export async function changeEmail(
  context: Context<SignedInActor>,
  input: { email: string; password?: string | null },
): Promise<boolean> {
  const change = await prepareEmailChange(context, input);
  if (change) await context.inTransaction((inner) => applyEmailChange(inner, change));
  return change !== undefined;
}

function isSettled(account: Account): boolean {
  return account.emailVerifiedAt !== null && account.pendingEmail === null;
}
