import { roleOf } from '#domain/identity/people.ts';
import type { Context } from '#server/platform/context.ts';
import { violatesUnique } from '#server/platform/database/database.ts';
import { refuseField } from '#server/platform/refusal.ts';
import { accountVerified } from './events.ts';
import { type Account, updateAccount } from './queries.ts';

/** Makes an address the account's own and verified one; it may have become somebody else's in the meantime. */
export async function confirmAddress(context: Context, account: Account, email: string): Promise<Account> {
  const now = context.clock.now();
  const isFirst = account.emailVerifiedAt === null;
  const changes = { email, emailVerifiedAt: now, ...(email !== account.email && { pendingEmail: null }) };
  const verified = await refuseTaken(() => updateAccount(context.db, account.id, now, changes));
  const role = roleOf(account.userType);
  if (role) await context.events.publish(context, accountVerified, { accountId: account.id, role, isFirst });
  return verified;
}

/** Runs a write of an address; one that another account has answers 'Email already exists', whoever was first. */
export async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatesUnique(error, 'accounts_email')) throw refuseField('email', 'validation_email_exists');
    throw error;
  }
}
