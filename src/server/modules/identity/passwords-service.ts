import { isEmail, normalizeEmail } from '#domain/identity/emails.ts';
import { passwordProblem } from '#domain/identity/passwords.ts';
import { roleOf } from '#domain/identity/people.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import { takeAttempt } from '#server/platform/attempts.ts';
import type { Context } from '#server/platform/context.ts';
import { giveAttemptBack, limitCall, limitSubject } from '#server/platform/limits.ts';
import { hashPassword, verifyPassword } from '#server/platform/passwords.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/sessions.ts';
import { confirmAddress } from './confirm-address.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { sendPasswordChanged } from './mail.ts';
import { refuseOtherWays } from './own-way.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  lockAccount,
  nobody,
  updateAccount,
} from './queries.ts';
import { hasSecondFactor } from './second-factor/factors.ts';
import { endSecrets, findOpenCode, takeSecret } from './secret-queries.ts';
import { hashCode } from './secrets.ts';
import { revokeSessions } from './sessions-service.ts';
import { sendResetCodeTask } from './task-names.ts';

/** Of one code; the window is longer than its life. */
const triesOfACode = { limit: 5, windowSeconds: 3600 };

/**
 * Asks for a reset code. Known or not, an address costs the same work and gets the same answer (S7): the code is
 * made by a task.
 */
export async function forgetPassword(context: Context, input: { email: string }): Promise<void> {
  const email = normalizeEmail(input.email);
  await limitSubject(context, 'forgot_account', email);
  const account = await findAccountByEmail(context.db, email);
  await context.tasks.enqueue(context.db, sendResetCodeTask, { accountId: account?.id ?? null });
}

/** Says whether a code is right; a wrong one is a try. */
export async function checkResetCode(context: Context, input: { email: string; token: string }) {
  const { tryKey } = await requireCode(context, input);
  await giveAttemptBack(context.outsideDb, tryKey);
}

/**
 * Sets a new password with a code: single use, no sign-in, every session ends, and the owner gets a letter (S8).
 * Who has the code has the mailbox, so an unverified address counts as verified from then on.
 */
export async function resetPassword(
  context: Context,
  input: { email: string; token: string; password: string },
): Promise<void> {
  const { id, account, tryKey } = await requireCode(context, input);
  await refuseOtherWays(context, account);
  const problem = await newPasswordProblem(context, account, input.password);
  if (problem) {
    await giveAttemptBack(context.outsideDb, tryKey);
    throw refuseField('password', problem);
  }
  const passwordHash = await hashPassword(input.password);
  await context.inTransaction(async (inner) => {
    const now = inner.clock.now();
    if (!(await takeSecret(inner.db, id, now))) throw wrongCode();
    await updateAccount(inner.db, account.id, now, { passwordHash, hasPassword: true, pendingEmail: null });
    // Whoever asked for another address before may not have been the owner.
    await endSecrets(inner.db, account.id, 'change-email', now);
    await endSecrets(inner.db, account.id, 'sign-in', now);
    await endSecrets(inner.db, account.id, 'factor-recovery', now);
    if (!account.emailVerifiedAt) await confirmAddress(inner, account, account.email);
    await revokeSessions(inner, account.id);
    await sendPasswordChanged(inner, account);
  });
}

/** Changes the caller's password; every other session ends, this one stays (W7: the subject is the session). */
export async function changePassword(
  context: Context<SignedInActor>,
  input: { email?: string | null; old_password: string; new_password: string },
): Promise<void> {
  const { actor } = context;
  if (input.email && normalizeEmail(input.email) !== actor.email) throw new Refusal('NOT_ALLOWED');
  const account = await findAccount(context.db, actor.accountId);
  if (account && !account.hasPassword) await requireFreshProof(context, 'old_password');
  else if (!(await verifyPassword(account?.passwordHash, input.old_password)) || !account)
    throw refuseField('old_password', 'validation_old_password_invalid');
  const problem = await newPasswordProblem(context, account, input.new_password);
  if (problem) throw refuseField('new_password', problem);
  const passwordHash = await hashPassword(input.new_password);
  await context.inTransaction(async (inner) => {
    const now = inner.clock.now();
    const current = await lockAccount(inner.db, account.id);
    // Somebody else changed it while this was hashed.
    if (current?.passwordHash !== account.passwordHash) throw new Refusal('CONFLICT');
    await updateAccount(inner.db, account.id, now, { passwordHash, hasPassword: true });
    await endSecrets(inner.db, account.id, 'reset-code', now);
    await endSecrets(inner.db, account.id, 'sign-in', now);
    await endSecrets(inner.db, account.id, 'factor-recovery', now);
    await revokeSessions(inner, account.id, { keep: actor.sessionId });
    await sendPasswordChanged(inner, account);
  });
}

/**
 * Asks the caller's own password before something that cannot be undone: 'Please enter your password!',
 * 'Wrong Password!' at the field `password`. At most 5 tries in 15 minutes. It hashes: call it outside a transaction.
 * Who has none confirms by the company's own sign-in instead, whatever stands there.
 */
export async function verifyOwnPassword(
  context: Context<SignedInActor>,
  password: string | null | undefined,
  missing = 'validation_deletion_password_required',
): Promise<Account> {
  const account = await findAccount(context.db, context.actor.accountId);
  if (account && !account.hasPassword) {
    await requireFreshProof(context, 'password');
    return account;
  }
  if (!password) throw refuseField('password', missing);
  await limitCall(context, 'password_change');
  if (!(await verifyPassword(account?.passwordHash, password)) || !account)
    throw refuseField('password', 'validation_wrong_password');
  return account;
}

/**
 * The code that is open for an address, where it is the right one; a right code costs none of its tries. A wrong one costs
 * the same reads, the same one write and the same hash whoever is named: the time tells nobody who has an account or
 * asked for a code (S7).
 */
async function requireCode(
  context: Context,
  input: { email: string; token: string },
): Promise<{ id: string; account: Account; tryKey: string }> {
  const email = normalizeEmail(input.email);
  const now = context.clock.now();
  const account = isEmail(email) ? await findAccountByEmail(context.db, email) : undefined;
  const accountId = account?.id ?? nobody;
  const open = await findOpenCode(context.db, accountId, now);
  const tryKey = `reset_code:${hashToken(open?.id ?? email)}`;
  const { allowed } = await takeAttempt(context.outsideDb, { key: tryKey, ...triesOfACode, now });
  const isRight = hashCode(accountId, input.token) === open?.secretHash;
  if (!allowed || !account || !open || !isRight) throw wrongCode();
  return { id: open.id, account, tryKey };
}

/** Administrators without a second factor need a longer password (S2). */
async function newPasswordProblem(context: Context, account: Account, password: string) {
  const { email, name } = account;
  const role = (await hasSecondFactor(context, account.id)) ? undefined : roleOf(account.userType);
  return passwordProblem(password, { email, name, role });
}

function wrongCode(): Refusal {
  return refuseField('token', 'validation_token_incorrect');
}
