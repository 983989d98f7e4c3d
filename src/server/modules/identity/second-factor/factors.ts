import type { SecondStep } from '#domain/identity/second-factor.ts';
import type { Context } from '#server/platform/context.ts';
import {
  countRecoveryCodes,
  deletePasskeys,
  deleteTotp,
  replaceRecoveryCodes,
  selectPasskeys,
  selectTotp,
} from './queries.ts';

/** The ways in which an account takes the second step; none where it has no factor. */
export async function secondStepsOf({ db }: Pick<Context, 'db'>, accountId: string): Promise<SecondStep[]> {
  const totp = await selectTotp(db, accountId);
  const passkeys = await selectPasskeys(db, accountId);
  const steps: SecondStep[] = [];
  if (totp?.confirmedAt) steps.push('totp');
  if (passkeys.length > 0) steps.push('passkey');
  if (steps.length > 0 && (await countRecoveryCodes(db, accountId)) > 0) steps.push('recovery');
  return steps;
}

/** Whether an account signs in with two steps. */
export async function hasSecondFactor(context: Pick<Context, 'db'>, accountId: string): Promise<boolean> {
  return (await secondStepsOf(context, accountId)).length > 0;
}

/** Takes every factor and code of an account away, within the caller's transaction. */
export async function removeFactors({ db, clock }: Context, accountId: string): Promise<void> {
  await deleteTotp(db, accountId);
  await deletePasskeys(db, accountId);
  await replaceRecoveryCodes(db, accountId, [], clock.now());
}
