import { isEmail, normalizeEmail } from '#domain/identity/emails.ts';
import { finishPath } from '#domain/identity/providers.ts';
import type { RefusedProvider } from '#domain/identity/refused-providers.ts';
import type { Context } from '#server/platform/context.ts';
import { keepEntryToken } from '#server/platform/open-id/entry-tokens.ts';
import { claimsOf, findProvider, ProviderFailure, personOf } from '#server/platform/open-id/provider.ts';
import { hashToken } from '#server/platform/sessions.ts';
import type { SignInProvider } from '#server/platform/sign-in-providers.ts';
import { connectProvider, EntryRefused, enterBy } from './enter-service.ts';
import { findNamed, returnAddressOf, secretsFor } from './providers.ts';
import { type EntryRow, takeEntry } from './queries.ts';
import type { ToldCandidate } from './table.ts';

const settings = '/candidate-settings';

/**
 * What becomes of a browser that comes back from a provider: where it goes. A way is spent before it is looked at,
 * whatever comes of it. Call it outside a transaction.
 */
export async function finishEntry(
  context: Context,
  { key, search }: { key: string; search: string },
): Promise<string> {
  const { entryToken: token } = context.request;
  keepEntryToken(context, '');
  const entry = token && (await takeEntry(context.db, hashToken(token), context.clock.now()));
  const provider = findNamed(context, key);
  if (!token || !entry || !provider || entry.provider !== key) return refusedPath('provider_over');
  try {
    const told = await toldBy(context, provider, { token, search });
    if (entry.sessionId) {
      await connectProvider(context, { provider, entry, told });
      return `${settings}?${new URLSearchParams({ connected: key })}`;
    }
    const to = await enterBy(context, { provider, entry, told });
    return to === finishPath && entry.redirect
      ? `${finishPath}?${new URLSearchParams({ redirect: entry.redirect })}`
      : to;
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    context.log.warn({ provider: key, reason, fault: faultOf(error) }, 'an entry was refused');
    return entry.sessionId ? `${settings}?refused=${reason}` : refusedPath(reason, entry);
  }
}

/** Whom the provider says has come back; believed once everything about its answer is right. */
async function toldBy(
  context: Context,
  provider: SignInProvider,
  { token, search }: { token: string; search: string },
): Promise<ToldCandidate> {
  const found = await findProvider(context, provider);
  const address = new URL(returnAddressOf(context, provider));
  address.search = search;
  const wanted = ['email', 'email_verified', 'name'];
  const claims = await claimsOf(found, address, secretsFor(provider, token), wanted);
  const { subject, name, isVerified, ...told } = personOf(claims);
  const email = normalizeEmail(told.email);
  if (!isVerified || !isEmail(email)) throw new EntryRefused('provider_unproven');
  return { subject, email, name };
}

function refusedPath(reason: RefusedProvider, entry?: EntryRow): string {
  const search = { refused: reason, ...(entry?.redirect && { redirect: entry.redirect }) };
  return `/login?${new URLSearchParams(search)}`;
}

function reasonOf(error: unknown): RefusedProvider | undefined {
  if (error instanceof EntryRefused) return error.reason;
  if (!(error instanceof ProviderFailure)) return undefined;
  return error.fault === 'denied' ? 'provider_cancelled' : 'provider_answer';
}

function faultOf(error: unknown): string | undefined {
  return error instanceof ProviderFailure ? `${error.fault} ${error.message}`.trim() : undefined;
}
