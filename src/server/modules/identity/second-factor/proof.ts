import type { PasskeyAssertion } from '#domain/identity/passkeys.ts';
import type { Context } from '#server/platform/context.ts';
import { forgetAttempts, limitSubject } from '#server/platform/limits.ts';
import { refuseField } from '#server/platform/refusal.ts';
import { signingPasskey } from './passkeys.ts';
import { selectTotp, takeRecoveryCode, takeTotpStep } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { stepOfOwnCode } from './totp.ts';

const limits = ['second_factor', 'second_factor_day'] as const;

export interface Proof {
  code?: string | null;
  passkey?: PasskeyAssertion | null;
}

/**
 * Asks for a proof by any factor of an account; a code is spent by it. At most 10 tries in 15 minutes, 50 a day, counted
 * for `subject`. Call it outside a transaction: what is spent stays spent. Refuses with `errors.code`.
 */
export async function requireProof(
  context: Context,
  asked: { accountId: string; subject: string; proof: Proof },
): Promise<{ isRecovery: boolean }> {
  const { accountId, subject, proof } = asked;
  for (const name of limits) await limitSubject(context, name, subject);
  const way = await wayOfProof(context, accountId, proof);
  if (!way) throw wrongCode();
  await forgetAttempts(context.outsideDb, limits, subject);
  return { isRecovery: way === 'recovery' };
}

/** One text for every wrong proof: neither says whether the ticket was good, nor whose it is. */
export function wrongCode() {
  return refuseField('code', 'identity_code_wrong');
}

async function wayOfProof(context: Context, accountId: string, { code, passkey }: Proof) {
  if (passkey) return (await signingPasskey(context, passkey, accountId)) && 'passkey';
  if (!code) return undefined;
  const now = context.clock.now();
  if (/^\d{6}$/.test(code)) {
    const totp = await selectTotp(context.db, accountId);
    const step = totp?.confirmedAt ? stepOfOwnCode(context, totp, code) : undefined;
    return step !== undefined && (await takeTotpStep(context.db, accountId, step)) ? 'totp' : undefined;
  }
  const isTaken = await takeRecoveryCode(context.db, accountId, hashRecoveryCode(accountId, code), now);
  return isTaken ? 'recovery' : undefined;
}
