import { type Digits, defaultDigits } from '#domain/digits.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Account, selectLanguage, updateAccount } from './queries.ts';

type Language = Pick<Account, 'locale' | 'digits'>;

/** The language that the account's letters and documents are in, and the digits of the letters. */
export async function readLanguage({ db, actor }: Context<SignedInActor>): Promise<Language> {
  const language = await selectLanguage(db, actor.accountId);
  if (!language) throw new Refusal('NOT_FOUND');
  return language;
}

/** Changes it: what is written from now on is in the new one. */
export async function changeLanguage(
  { db, clock, actor }: Context<SignedInActor>,
  language: Pick<Language, 'locale'> & Partial<Language>,
): Promise<void> {
  await updateAccount(db, actor.accountId, clock.now(), language);
}

/** The digits in which an account is written to; those of everybody once it is erased. */
export async function readDigitsOf(db: Database, accountId: string): Promise<Digits> {
  const language = await selectLanguage(db, accountId);
  return language?.digits ?? defaultDigits;
}
