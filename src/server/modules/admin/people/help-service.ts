import { normalizeEmail } from '#domain/identity/emails.ts';
import { roleOf } from '#domain/identity/people.ts';
import { namesOf } from '#domain/shown-names.ts';
import { deleteMember } from '#server/modules/companies/closing/service.ts';
import { correctAddress, forgetTries, verifyAgain } from '#server/modules/identity/help-service.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import { deleteAccount, restoreAccount } from '#server/modules/identity/service.ts';
import { revokeSessions } from '#server/modules/identity/sessions-service.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { requirePerson } from './service.ts';

/** Sends the letter that confirms the person's address again. */
export async function sendVerificationTo(context: Context<AdminActor>, id: string): Promise<void> {
  const { account } = await requirePerson(context, id);
  await verifyAgain(context, account);
}

/** Another address for the person; the proof is written down with the call. */
export async function correctEmail(
  context: Context<AdminActor>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const { account } = await requirePerson(context, id);
  if (account.status !== 'active') throw new Refusal('CONFLICT');
  await correctAddress(context, account, email);
}

/** Ends every session of the person, from the next request on. */
export async function endSessionsOf(context: Context<AdminActor>, id: string): Promise<void> {
  const { account } = await requirePerson(context, id);
  await revokeSessions(context, account.id);
}

/** The person may try the password again at once. */
export async function unlockPerson(context: Context<AdminActor>, id: string): Promise<void> {
  const { account } = await requirePerson(context, id);
  await forgetTries(context, account);
}

/** A candidate who was shut out signs in again, and a letter says so. */
export async function letPersonIn(context: Context<AdminActor>, id: string): Promise<void> {
  const { account } = await requirePerson(context, id);
  if (account.status !== 'suspended' || roleOf(account.userType) !== 'candidate')
    throw new Refusal('CONFLICT');
  await restoreAccount(context, account.id);
  const { email, locale } = account;
  await sendLetter(context, {
    ...{ to: email, locale, accountId: account.id },
    letter: 'account-restored',
    data: namesOf(account),
  });
}

/**
 * Erases the person at their wish, as their own deletion would, after the administrator's password. Field errors:
 * `password`, and `email` where another address was typed than the person's.
 */
export async function erasePerson(
  context: Context<AdminActor>,
  { id, email, password }: { id: string; email: string; password: string },
): Promise<void> {
  const { account, row } = await requirePerson(context, id);
  await verifyOwnPassword(context, password);
  if (normalizeEmail(email) !== account.email) throw refuseField('email', 'validation_erasure_email');
  await context.inTransaction((inner) =>
    row.companyId
      ? deleteMember(inner, { accountId: account.id, companyId: row.companyId })
      : deleteAccount(inner, account.id),
  );
  context.log.info({ account: account.id }, 'an account was erased at its owner’s wish');
}
