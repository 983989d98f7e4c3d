import type { PasskeyAssertion, PasskeyRequest } from '#domain/identity/passkeys.ts';
import { isAdministrator, roleOf } from '#domain/identity/people.ts';
import {
  recoveryLifeHours,
  recoveryWaitHours,
  type SecondStep,
  secondStepMinutes,
} from '#domain/identity/second-factor.ts';
import { sendFactorChanged, sendFactorLost } from '#server/modules/identity/mail.ts';
import { refuseOtherWays } from '#server/modules/identity/own-way.ts';
import { findAccount, lockAccount, nobody } from '#server/modules/identity/queries.ts';
import {
  endSecrets,
  findSecretByHash,
  insertSecret,
  type OneTimeSecret,
  takeSecret,
} from '#server/modules/identity/secret-queries.ts';
import { newLink } from '#server/modules/identity/secrets.ts';
import {
  openSession,
  requireActive,
  revokeSessions,
  type SignedIn,
} from '#server/modules/identity/sessions-service.ts';
import type { Context } from '#server/platform/context.ts';
import { limitSubject } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import { removeFactors, secondStepsOf } from './factors.ts';
import { askForSignature, signingPasskey } from './passkeys.ts';
import { type Proof, requireProof, wrongCode } from './proof.ts';

const hour = 3_600_000;

export interface AskedSecondStep {
  secondStep: { ticket: string; methods: SecondStep[]; minutes: number };
}

/**
 * After a right first step: a ticket for the second, which is no session and opens nothing else; undefined for an
 * account without a second factor. It names neither the account nor its role.
 */
export async function askSecondStep(
  context: Context,
  accountId: string,
): Promise<AskedSecondStep | undefined> {
  const methods = await secondStepsOf(context, accountId);
  if (methods.length === 0) return undefined;
  const ticket = newToken();
  const now = context.clock.now();
  await insertSecret(context.db, {
    accountId,
    kind: 'second-step',
    secretHash: hashToken(ticket),
    createdAt: now,
    expiresAt: new Date(now.getTime() + secondStepMinutes * 60_000),
  });
  return { secondStep: { ticket, methods, minutes: secondStepMinutes } };
}

/** Opens the session; an unknown or spent ticket answers like a wrong code, after the same work. */
export async function takeSecondStep(
  context: Context,
  { ticket, ...proof }: Proof & { ticket: string },
): Promise<SignedIn> {
  const open = await openTicket(context, ticket);
  const accountId = open?.accountId ?? nobody;
  const { isRecovery } = await requireProof(context, {
    accountId,
    subject: open?.accountId ?? ticket,
    proof,
  });
  return context.inTransaction(async (inner) => {
    const now = inner.clock.now();
    const account = await lockAccount(inner.db, accountId);
    if (!open || !account || !(await takeSecret(inner.db, open.id, now))) throw wrongCode();
    requireActive(account);
    // Whoever has a factor has not lost it.
    await endSecrets(inner.db, accountId, 'factor-recovery', now);
    if (isRecovery) await sendFactorChanged(inner, account, 'recovery_used');
    return { account, token: await openSession(inner, account) };
  });
}

/** What a passkey has to sign for the second step; an unknown ticket gets a question, too, which nothing answers. */
export async function askSecondStepPasskey(context: Context, ticket: string): Promise<PasskeyRequest> {
  const open = await openTicket(context, ticket);
  return askForSignature(context, open?.accountId ?? null);
}

/**
 * Signs in with a passkey alone: what the device holds and what its owner is or knows are two factors already, because
 * a passkey that was not unlocked is refused.
 */
export async function signInByPasskey(context: Context, passkey: PasskeyAssertion): Promise<SignedIn> {
  const known = await signingPasskey(context, passkey, null);
  if (!known) throw new Refusal('PASSKEY_REFUSED');
  return context.inTransaction(async (inner) => {
    const account = await lockAccount(inner.db, known.accountId);
    if (!account) throw new Refusal('PASSKEY_REFUSED');
    requireActive(account);
    await refuseOtherWays(inner, account);
    const { email } = account;
    if (!account.emailVerifiedAt) throw new Refusal('EMAIL_NOT_VERIFIED', { params: { email } });
    await endSecrets(inner.db, account.id, 'factor-recovery', inner.clock.now());
    return { account, token: await openSession(inner, account) };
  });
}

/**
 * Sends the link that removes a lost factor, which opens after 48 hours: time for an owner who lost nothing to sign in
 * or to change the password, either of which ends it. Administrators have no such link; a superadmin removes theirs.
 */
export async function reportLostDevice(context: Context, ticket: string): Promise<void> {
  const open = await openTicket(context, ticket);
  await limitSubject(context, 'forgot_account', open?.accountId ?? ticket);
  const account = open && (await findAccount(context.db, open.accountId));
  const role = account && roleOf(account.userType);
  if (!account || !role) return;
  await context.inTransaction(async (inner) => {
    if (isAdministrator(role)) {
      await sendFactorLost(inner, account);
      return;
    }
    const from = new Date(inner.clock.now().getTime() + recoveryWaitHours * hour);
    const minutes = recoveryLifeHours * 60;
    const payload = { from: from.toISOString() };
    const token = await newLink(inner, account.id, { kind: 'factor-recovery', minutes, payload });
    await sendFactorLost(inner, account, { token, from });
  });
}

/** Removes the lost factor by the letter's link; before its time it only says when that is. */
export async function recoverAccess(
  context: Context,
  token: string,
): Promise<{ removed: boolean; from: string }> {
  const now = context.clock.now();
  const secret = await findSecretByHash(context.db, hashToken(token));
  const from = secret?.payload.from;
  if (!secret || !from || !isOpen(secret, 'factor-recovery', now)) throw new Refusal('LINK_EXPIRED');
  if (now < new Date(from)) return { removed: false, from };
  const account = await lockAccount(context.db, secret.accountId);
  if (!account || !(await takeSecret(context.db, secret.id, now))) throw new Refusal('LINK_EXPIRED');
  await removeFactors(context, account.id);
  await revokeSessions(context, account.id);
  await sendFactorChanged(context, account, 'removed_after_loss');
  return { removed: true, from };
}

async function openTicket(context: Context, ticket: string): Promise<OneTimeSecret | undefined> {
  const secret = await findSecretByHash(context.db, hashToken(ticket));
  return secret && isOpen(secret, 'second-step', context.clock.now()) ? secret : undefined;
}

function isOpen(secret: OneTimeSecret, kind: OneTimeSecret['kind'], now: Date): boolean {
  return secret.kind === kind && secret.usedAt === null && secret.expiresAt > now;
}
