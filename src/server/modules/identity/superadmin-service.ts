import { isEmail, normalizeEmail } from '#domain/identity/emails.ts';
import { passwordProblem } from '#domain/identity/passwords.ts';
import { userTypeOf } from '#domain/identity/people.ts';
import { defaultLocale } from '#domain/locale.ts';
import type { Context } from '#server/platform/context.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { findAccountByEmail, updateAccount } from './queries.ts';
import { removeFactors } from './second-factor/factors.ts';
import { createAccount } from './service.ts';
import { revokeSessions } from './sessions-service.ts';

/**
 * Makes the superadmin of an installation, from the command line only; for one that exists it sets a new password,
 * removes the second factor, which may be lost, and ends the sessions. An address of another role is refused. The password has at least 15 characters.
 */
export async function makeSuperadmin(
  context: Context,
  input: { email: string; password: string },
): Promise<'created' | 'changed'> {
  const email = normalizeEmail(input.email);
  if (!isEmail(email)) throw refuseField('email', 'validation_email');
  const problem = passwordProblem(input.password, { email, role: 'superadmin' });
  if (problem) throw refuseField('password', problem);
  const account = await findAccountByEmail(context.db, email);
  if (!account) {
    const { password } = input;
    const details = {
      email,
      password,
      name: 'Superadmin',
      role: 'superadmin',
      locale: defaultLocale,
    } as const;
    await createAccount(context, { ...details, isEmailVerified: true }, async () => undefined);
    return 'created';
  }
  if (account.userType !== userTypeOf('superadmin')) throw new Refusal('NOT_ALLOWED');
  const passwordHash = await hashPassword(input.password);
  await context.inTransaction(async (inner) => {
    await updateAccount(inner.db, account.id, inner.clock.now(), { passwordHash });
    await removeFactors(inner, account.id);
    await revokeSessions(inner, account.id);
  });
  return 'changed';
}
