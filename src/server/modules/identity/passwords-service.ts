import { isEmail, normalizeEmail } from '#domain/identity/emails.ts';
import { passwordProblem } from '#domain/identity/passwords.ts';
import { roleOf } from '#domain/identity/people.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { limitCall, limitSubject, takeAttempt } from '#server/platform/limits.ts';
import { hashPassword, verifyPassword } from '#server/platform/passwords.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/sessions.ts';
import { confirmAddress } from './confirm-address.ts';
import { sendPasswordChanged } from './mail.ts';
import { type Account, findAccount, findAccountByEmail, lockAccount, updateAccount } from './queries.ts';
import { endSecrets, giveTryBack, takeSecret, tryCode } from './secret-queries.ts';
import { hashCode } from './secrets.ts';
import { revokeSessions } from './sessions-service.ts';
import { sendResetCodeTask } from './task-names.ts';

const triesOfACode = 5;
/** No account has it. */
const nobody = '00000000-0000-0000-0000-000000000000';

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
  const { id } = await requireCode(context, input);
  await giveTryBack(context.db, id);
}

/**
 * Sets a new password with a code: single use, no sign-in, every session ends, and the owner gets a letter (S8).
 * Who has the code has the mailbox, so an unverified address counts as verified from then on.
 */
export async function resetPassword(
  context: Context,
  input: { email: string; token: string; password: string },
): Promise<void> {
  const { id, account } = await requireCode(context, input);
  const problem = newPasswordProblem(account, input.password);
  if (problem) {
    await giveTryBack(context.db, id);
    throw refuseField('password', problem);
  }
  const passwordHash = await hashPassword(input.password);
  await context.inTransaction(async (inner) => {
    const now = inner.clock.now();
    if (!(await takeSecret(inner.db, id, now))) throw wrongCode();
    await updateAccount(inner.db, account.id, now, { passwordHash, pendingEmail: null });
    // Whoever asked for another address before may not have been the owner.
    await endSecrets(inner.db, account.id, 'change-email', now);
    await endSecrets(inner.db, account.id, 'sign-in', now);
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
  if (!(await verifyPassword(account?.passwordHash, input.old_password)) || !account)
    throw refuseField('old_password', 'validation_old_password_invalid');
  const problem = newPasswordProblem(account, input.new_password);
  if (problem) throw refuseField('new_password', problem);
  const passwordHash = await hashPassword(input.new_password);
  await context.inTransaction(async (inner) => {
    const now = inner.clock.now();
    const current = await lockAccount(inner.db, account.id);
    // Somebody else changed it while this was hashed.
    if (current?.passwordHash !== account.passwordHash) throw new Refusal('CONFLICT');
    await updateAccount(inner.db, account.id, now, { passwordHash });
    await endSecrets(inner.db, account.id, 'reset-code', now);
    await endSecrets(inner.db, account.id, 'sign-in', now);
    await revokeSessions(inner, account.id, { keep: actor.sessionId });
    await sendPasswordChanged(inner, account);
  });
}

/**
 * Asks the caller's own password before something that cannot be undone: 'Please enter your password!',
 * 'Wrong Password!' at the field `password`. At most 5 tries in 15 minutes. It hashes: call it outside a transaction.
 */
export async function verifyOwnPassword(
  context: Context<SignedInActor>,
  password: string | null | undefined,
): Promise<Account> {
  const { actor } = context;
  if (!password) throw refuseField('password', 'validation_deletion_password_required');
  await limitCall(context, 'password_change');
  const account = await findAccount(context.db, actor.accountId);
  if (!(await verifyPassword(account?.passwordHash, password)) || !account)
    throw refuseField('password', 'validation_wrong_password');
  return account;
}

async function requireCode(
  context: Context,
  input: { email: string; token: string },
): Promise<{ id: string; account: Account }> {
  const email = normalizeEmail(input.email);
  const now = context.clock.now();
  const account = isEmail(email) ? await findAccountByEmail(context.db, email) : undefined;
  const open = await tryCode(context.db, account?.id ?? nobody, triesOfACode, now);
  // Where no try was counted, something else is written: otherwise the time told who asked for a code (S7).
  if (!open) {
    const key = `reset_code_none:${hashToken(email)}`;
    await takeAttempt(context.outsideDb, { key, limit: triesOfACode, windowSeconds: 3600, now });
  }
  if (!open || !account || open.secretHash !== hashCode(account.id, input.token)) throw wrongCode();
  return { id: open.id, account };
}

function newPasswordProblem(account: Account, password: string) {
  const owner = { email: account.email, name: account.name, role: roleOf(account.userType) };
  return passwordProblem(password, owner);
}

function wrongCode(): Refusal {
  return refuseField('token', 'validation_token_incorrect');
}
