import type { PasskeyAttestation, PasskeyRequest } from '#domain/identity/passkeys.ts';
import { administratorPasswordMinimum } from '#domain/identity/password-limits.ts';
import { isAdministrator, roleOf } from '#domain/identity/people.ts';
import type { FactorProof } from '#domain/identity/second-factor.ts';
import { isId } from '#domain/ids.ts';
import { codePointLength } from '#domain/text/characters.ts';
import type { FactorChange } from '#emails/letters/second-factor-changed.tsx';
import { sendFactorChanged } from '#server/modules/identity/mail.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import { type Account, lockAccount } from '#server/modules/identity/queries.ts';
import { revokeSessions } from '#server/modules/identity/sessions-service.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { forgetAttempts, limitSubject } from '#server/platform/limits.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { secondStepsOf } from './factors.ts';
import { askForPasskey, askForSignature, readNewPasskey } from './passkeys.ts';
import { requireProof, wrongCode } from './proof.ts';
import {
  confirmTotp,
  countRecoveryCodes,
  deletePasskey,
  deleteTotp,
  insertPasskey,
  putTotpSecret,
  replaceRecoveryCodes,
  selectPasskeys,
  selectTotp,
} from './queries.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, sealTotpSecret, stepOfOwnCode, totpUri } from './totp.ts';

type Own = Context<SignedInActor>;

/** The own factors, without any secret of theirs. */
export async function readOwnFactors({ db, actor }: Own) {
  const [totp, passkeys, left] = await Promise.all([
    selectTotp(db, actor.accountId),
    selectPasskeys(db, actor.accountId),
    countRecoveryCodes(db, actor.accountId),
  ]);
  return {
    totp_since: totp?.confirmedAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: left,
  };
}

/** A new key for an authenticator app, after the password; the app that is set up stays until it is removed. */
export async function beginTotp(context: Own, { password }: { password: string }) {
  const account = await verifyOwnPassword(context, password);
  const secret = newTotpSecret();
  const createdAt = context.clock.now();
  const row = { accountId: account.id, secret: sealTotpSecret(context, secret, account.id), createdAt };
  if (!(await putTotpSecret(context.db, row))) throw new Refusal('CONFLICT');
  return { secret, uri: totpUri(secret, account.email) };
}

/** Sets the app up with its first code; answers the recovery codes where there were none. */
export async function confirmOwnTotp(context: Own, { code }: { code: string }): Promise<string[] | null> {
  const { accountId } = context.actor;
  await limitSubject(context, 'second_factor', accountId);
  const totp = await selectTotp(context.db, accountId);
  if (!totp) throw new Refusal('NOT_FOUND');
  if (totp.confirmedAt) throw new Refusal('CONFLICT');
  const now = context.clock.now();
  const step = stepOfOwnCode(context, totp, code);
  if (step === undefined) throw wrongCode();
  await forgetAttempts(context.outsideDb, ['second_factor'], accountId);
  return context.inTransaction(async (inner) => {
    const account = await lockOwn(inner);
    if (!(await confirmTotp(inner.db, accountId, { now, step }))) throw new Refusal('CONFLICT');
    return settleAddition(inner, account, 'totp_added');
  });
}

/** Removes the app after the password and a proof by any factor. */
export async function removeOwnTotp(context: Own, input: FactorProof): Promise<void> {
  await prove(context, input);
  await context.inTransaction(async (inner) => {
    const account = await lockOwn(inner);
    if (!(await deleteTotp(inner.db, account.id))) throw new Refusal('NOT_FOUND');
    await settleRemoval(inner, account, { password: input.password, change: 'totp_removed' });
  });
}

/** What the browser needs to make a passkey, after the password. */
export async function beginPasskey(context: Own, { password }: { password: string }) {
  return askForPasskey(context, await verifyOwnPassword(context, password));
}

/** Keeps the passkey that the browser made; answers the recovery codes where there were none. */
export async function addOwnPasskey(
  context: Own,
  { name, response }: { name: string; response: PasskeyAttestation },
): Promise<string[] | null> {
  const passkey = await readNewPasskey(context, context.actor.accountId, response);
  return context.inTransaction(async (inner) => {
    const account = await lockOwn(inner);
    if (!(await insertPasskey(inner.db, { ...passkey, name }))) throw new Refusal('CONFLICT');
    return settleAddition(inner, account, 'passkey_added');
  });
}

/** Removes a passkey after the password and a proof by any factor; another's answers like none. */
export async function removeOwnPasskey(context: Own, input: FactorProof & { id: string }): Promise<void> {
  const { id, password } = input;
  const own = await selectPasskeys(context.db, context.actor.accountId);
  if (!isId(id) || !own.some((passkey) => passkey.id === id)) throw new Refusal('NOT_FOUND');
  await prove(context, input);
  await context.inTransaction(async (inner) => {
    const account = await lockOwn(inner);
    if (!(await deletePasskey(inner.db, account.id, id))) throw new Refusal('NOT_FOUND');
    await settleRemoval(inner, account, { password, change: 'passkey_removed' });
  });
}

/** What an own passkey has to sign to prove a change. */
export function askOwnSignature(context: Own): Promise<PasskeyRequest> {
  return askForSignature(context, context.actor.accountId);
}

/** A new set of recovery codes after the password and a proof; the old ones work no more. */
export async function renewOwnCodes(context: Own, input: FactorProof): Promise<string[]> {
  await prove(context, input);
  return context.inTransaction(async (inner) => {
    const account = await lockOwn(inner);
    const codes = await renewRecoveryCodes(inner, account.id);
    await sendFactorChanged(inner, account, 'codes_renewed');
    return codes;
  });
}

async function prove(context: Own, input: FactorProof): Promise<void> {
  const { accountId } = context.actor;
  await verifyOwnPassword(context, input.password);
  await requireProof(context, { accountId, subject: accountId, proof: input });
}

async function lockOwn(context: Context): Promise<Account> {
  const account =
    context.actor.role === 'visitor' ? undefined : await lockAccount(context.db, context.actor.accountId);
  if (!account) throw new Refusal('NOT_SIGNED_IN');
  return account;
}

async function settleAddition(context: Context, account: Account, change: FactorChange) {
  const left = await countRecoveryCodes(context.db, account.id);
  const codes = left === 0 ? await renewRecoveryCodes(context, account.id) : null;
  await endOtherSessions(context, account);
  await sendFactorChanged(context, account, change);
  return codes;
}

/** An administrator's last factor stays while the password is too short to stand alone (S2). */
async function settleRemoval(
  context: Context,
  account: Account,
  { password, change }: { password: string; change: FactorChange },
): Promise<void> {
  if ((await secondStepsOf(context, account.id)).length === 0) {
    const role = roleOf(account.userType);
    if (role && isAdministrator(role) && codePointLength(password) < administratorPasswordMinimum)
      throw refuseField('password', 'identity_factor_required', { number: administratorPasswordMinimum });
    await replaceRecoveryCodes(context.db, account.id, [], context.clock.now());
  }
  await endOtherSessions(context, account);
  await sendFactorChanged(context, account, change);
}

async function endOtherSessions(context: Context, account: Account): Promise<void> {
  const keep = context.actor.role === 'visitor' ? undefined : context.actor.sessionId;
  await revokeSessions(context, account.id, { keep });
}
