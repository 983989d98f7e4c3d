import type { Locale } from '#domain/locale.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { selectLocale, updateAccount } from './queries.ts';

/** The language that the account's letters and documents are in. */
export async function readLanguage({ db, actor }: Context<SignedInActor>): Promise<Locale> {
  const locale = await selectLocale(db, actor.accountId);
  if (!locale) throw new Refusal('NOT_FOUND');
  return locale;
}

/** Changes it: what is written from now on is in the new one. */
export async function changeLanguage(
  { db, clock, actor }: Context<SignedInActor>,
  locale: Locale,
): Promise<void> {
  await updateAccount(db, actor.accountId, clock.now(), { locale });
}
