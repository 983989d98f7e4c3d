import { entryMinutes } from '#domain/companies/sign-in.ts';
import { dashboardOf, userTypes } from '#domain/identity/people.ts';
import { finishPath, signUpMinutes } from '#domain/identity/providers.ts';
import type { RefusedProvider } from '#domain/identity/refused-providers.ts';
import {
  enterByProvider,
  lockAccount,
  tellProviderConnected,
} from '#server/modules/identity/provider-service.ts';
import { type Account, findAccount, findAccountByEmail } from '#server/modules/identity/service.ts';
import type { Context } from '#server/platform/context.ts';
import { keepEntryToken } from '#server/platform/open-id/entry-tokens.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import type { SignInProvider } from '#server/platform/sign-in-providers.ts';
import { type EntryRow, insertEntry, saveIdentity, selectIdentitiesOf, selectIdentity } from './queries.ts';
import type { ToldCandidate } from './table.ts';

interface Brought {
  provider: SignInProvider;
  entry: EntryRow;
  told: ToldCandidate;
}

/** Why somebody whom a provider vouches for is not let in. */
export class EntryRefused extends Error {
  readonly reason: RefusedProvider;
  constructor(reason: RefusedProvider) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Lets a candidate in whom a provider has proved: by the subject, which outlasts a change of the address there; else by
 * the address, where it is verified on both sides. Who has no account is asked for the rest. Answers where to go on.
 */
export async function enterBy(context: Context, brought: Brought): Promise<string> {
  const { provider, entry, told } = brought;
  const found = await accountOf(context, provider, told);
  if (!found) {
    await keepStep(context, brought, { step: 'sign_up', told });
    return finishPath;
  }
  return context.inTransaction(async (inner) => {
    // Locked: who comes by two browsers at once is connected once.
    const account = await lockAccount(inner.db, found.id);
    if (!account) throw new EntryRefused('provider_over');
    if (account.status !== 'active') throw new EntryRefused('provider_suspended');
    if (account.userType !== userTypes.candidate) throw new EntryRefused('provider_other_role');
    await keepIdentity(inner, brought, account);
    if (await enterByProvider(inner, account)) return entry.redirect || dashboardOf('candidate');
    await keepStep(inner, brought, { step: 'second_step', accountId: account.id });
    return finishPath;
  });
}

/** Lets a provider open the account of the session that asked for it. */
export async function connectProvider(context: Context, brought: Brought): Promise<void> {
  const { actor } = context;
  const { accountId, sessionId } = brought.entry;
  if (actor.role !== 'candidate' || actor.sessionId !== sessionId || actor.accountId !== accountId)
    throw new EntryRefused('provider_over');
  await context.inTransaction(async (inner) => {
    const account = await lockAccount(inner.db, actor.accountId);
    if (!account) throw new EntryRefused('provider_over');
    const known = await selectIdentity(inner.db, brought.provider.issuer, brought.told.subject);
    if (known && known.accountId !== account.id) throw new EntryRefused('provider_taken');
    await keepIdentity(inner, brought, account, 'provider_once');
  });
}

async function accountOf(
  { db }: Context,
  { issuer }: SignInProvider,
  { subject, email }: ToldCandidate,
): Promise<Account | undefined> {
  const known = await selectIdentity(db, issuer, subject);
  if (known) return findAccount(db, known.accountId);
  const account = await findAccountByEmail(db, email);
  if (!account) return undefined;
  if (account.userType !== userTypes.candidate) throw new EntryRefused('provider_other_role');
  // Whoever made it has proved nothing, and may not be who has the address.
  if (!account.emailVerifiedAt) throw new EntryRefused('provider_unverified');
  return account;
}

/** Keeps whom the subject means; its owner is told of a new one. */
async function keepIdentity(
  context: Context,
  { provider: { issuer }, told: { subject, email } }: Brought,
  account: Account,
  otherwise: RefusedProvider = 'provider_other_subject',
): Promise<void> {
  const { db, clock } = context;
  const known = (await selectIdentitiesOf(db, account.id)).find((identity) => identity.issuer === issuer);
  // An address that went to somebody else at the provider opens nothing of who had it before.
  if (known && known.subject !== subject) throw new EntryRefused(otherwise);
  const now = clock.now();
  await saveIdentity(db, {
    ...{ issuer, subject, email, accountId: account.id },
    ...{ createdAt: now, lastEnteredAt: now },
  });
  if (!known) await tellProviderConnected(context, account);
}

/** Gives the browser a new token, for what is left to do. */
async function keepStep(
  context: Context,
  { provider, entry: { redirect } }: Brought,
  step: Pick<EntryRow, 'step'> & Partial<Pick<EntryRow, 'told' | 'accountId'>>,
): Promise<void> {
  const token = newToken();
  const now = context.clock.now();
  const minutes = step.step === 'sign_up' ? signUpMinutes : entryMinutes;
  await insertEntry(context.db, {
    ...step,
    ...{ tokenHash: hashToken(token), provider: provider.key, redirect, createdAt: now },
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  });
  keepEntryToken(context, token, minutes);
}
