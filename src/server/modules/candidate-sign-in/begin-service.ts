import { entryMinutes } from '#domain/companies/sign-in.ts';
import type { ProviderKey } from '#domain/identity/providers.ts';
import { safeRedirect } from '#domain/identity/redirects.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { keepEntryToken } from '#server/platform/open-id/entry-tokens.ts';
import { addressOfProvider, findProvider, ProviderFailure } from '#server/platform/open-id/provider.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import type { SignInProvider } from '#server/platform/sign-in-providers.ts';
import { requireNamed, returnAddressOf, secretsFor } from './providers.ts';
import { insertEntry } from './queries.ts';

/** Where a candidate proves who they are; the browser keeps what it has to bring back. */
export async function beginEntry(
  context: Context,
  { provider, redirect }: { provider: ProviderKey; redirect?: string | undefined },
): Promise<string> {
  return begin(context, requireNamed(context, provider), { redirect: safeRedirect(redirect) ?? '' });
}

/** The same for who is signed in, to come in by the provider from then on. It hashes: call it outside a transaction. */
export async function beginConnection(
  context: Context<CandidateActor>,
  { provider, password }: { provider: ProviderKey; password?: string | undefined },
): Promise<string> {
  const named = requireNamed(context, provider);
  await verifyOwnPassword(context, password, 'validation_enter_password');
  const { accountId, sessionId } = context.actor;
  return begin(context, named, { accountId, sessionId });
}

async function begin(
  context: Context,
  provider: SignInProvider,
  entry: { accountId?: string; sessionId?: string; redirect?: string },
): Promise<string> {
  const token = newToken();
  const address = await addressAt(context, provider, token);
  const now = context.clock.now();
  await insertEntry(context.db, {
    ...entry,
    ...{ tokenHash: hashToken(token), provider: provider.key, createdAt: now },
    expiresAt: new Date(now.getTime() + entryMinutes * 60_000),
  });
  keepEntryToken(context, token);
  return address;
}

async function addressAt(context: Context, provider: SignInProvider, token: string): Promise<string> {
  const redirectUri = returnAddressOf(context, provider);
  try {
    const found = await findProvider(context, provider);
    return await addressOfProvider(found, { ...secretsFor(provider, token), redirectUri, wanted: [] });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    context.log.warn({ provider: provider.key, fault: error.fault }, 'a provider is of no use');
    throw new Refusal('PROVIDER_SILENT');
  }
}
