import { isAdministrator, roleOf } from '#domain/identity/people.ts';
import type { Locale } from '#domain/locale.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { newToken } from '#server/platform/sessions.ts';
import { sendFactorChanged } from './mail.ts';
import {
  type Account,
  countOtherSuperadmins,
  lockAccount,
  selectAdministrators,
  selectAllAdministrators,
  updateAccount,
} from './queries.ts';
import { hasSecondFactor, removeFactors } from './second-factor/factors.ts';
import { insertConfirmedTotp } from './second-factor/queries.ts';
import { renewRecoveryCodes } from './second-factor/recovery-codes.ts';
import { newTotpSecret, openTotpSecret, sealTotpSecret, stepOfCode, totpUri } from './second-factor/totp.ts';
import { restoreAccount, suspendAccount } from './service.ts';
import { revokeSessions } from './sessions-service.ts';

/** For whoever begins with an authenticator app. */
export { newTotpSecret, openTotpSecret, sealTotpSecret, stepOfCode, totpUri };

/** The admins and superadmins that letters to the team go to. */
export function findAdministrators(db: Database): Promise<{ id: string; email: string; locale: Locale }[]> {
  return selectAdministrators(db);
}

/** Every admin and superadmin, whether they may sign in or not. */
export async function listAdministrators(context: Pick<Context, 'db'>) {
  const rows = await selectAllAdministrators(context.db);
  const listed: (Account & { hasSecondStep: boolean })[] = [];
  for (const row of rows) listed.push({ ...row, hasSecondStep: await hasSecondFactor(context, row.id) });
  return listed;
}

/** Shuts an administrator out or lets one in again, within the caller's transaction; the last superadmin stays. */
export async function setAdministratorStatus(
  context: Context,
  id: string,
  status: Account['status'],
): Promise<void> {
  const account = await lockAdministrator(context, id);
  if (account.status === status) return;
  if (status === 'active') return restoreAccount(context, id);
  const isSuperadmin = roleOf(account.userType) === 'superadmin';
  if (isSuperadmin && (await countOtherSuperadmins(context.db, id)) === 0)
    throw new Refusal('LAST_SUPERADMIN');
  await suspendAccount(context, id);
  await revokeSessions(context, id);
}

/**
 * Removes the lost second step of another administrator. The password may be too short to stand alone, so it ends, too,
 * with the sessions: a new one is set by the code of a letter. It hashes: call it outside a transaction.
 */
export async function removeLostSecondStep(context: Context, id: string): Promise<void> {
  const passwordHash = await hashPassword(newToken());
  await context.inTransaction(async (inner) => {
    const account = await lockAdministrator(inner, id);
    if (!(await hasSecondFactor(inner, id))) throw new Refusal('CONFLICT');
    await removeFactors(inner, id);
    await updateAccount(inner.db, id, inner.clock.now(), { passwordHash });
    await revokeSessions(inner, id);
    await sendFactorChanged(inner, account, 'removed_by_team');
  });
}

/** Sets an authenticator app up with a new account, whose first code was right; answers the recovery codes. */
export async function beginWithApp(
  context: Context,
  factor: { accountId: string; secret: string; lastStep: number },
): Promise<string[]> {
  const { accountId, lastStep } = factor;
  const secret = sealTotpSecret(context, factor.secret, accountId);
  await insertConfirmedTotp(context.db, { accountId, secret, lastStep, now: context.clock.now() });
  return renewRecoveryCodes(context, factor.accountId);
}

async function lockAdministrator(context: Context, id: string): Promise<Account> {
  const account = await lockAccount(context.db, id);
  const role = account && roleOf(account.userType);
  if (!account || !role || !isAdministrator(role)) throw new Refusal('NOT_FOUND');
  return account;
}
