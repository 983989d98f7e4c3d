import { domainOf, entryMinutes } from '#domain/companies/sign-in.ts';
import { safeRedirect } from '#domain/identity/redirects.ts';
import { companyNameIn } from '#domain/shown-names.ts';
import { getCompany } from '#server/modules/companies/service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import { type ConnectionRow, selectConnectionOf } from './connection-queries.ts';
import { orderOf, returnAddress } from './connection-service.ts';
import { selectProved } from './domain-queries.ts';
import { insertEntry } from './entry-queries.ts';
import { keepEntryToken, secretsOf } from './entry-tokens.ts';
import { addressOfProvider, findProvider, ProviderFailure } from './provider.ts';

/** The company whose own sign-in an address has; null where it has none. */
export async function findWay(context: Context, email: string) {
  const connection = await liveConnection(context, email);
  if (!connection) return null;
  const { name, nameAr } = await getCompany(context, connection.companyId);
  return { name: companyNameIn(context.locale, { name, name_ar: nameAr }) };
}

/** Where somebody with such an address proves who they are; the browser keeps what it has to bring back. */
export async function beginEntry(
  context: Context,
  { email, redirect }: { email: string; redirect?: string | undefined },
): Promise<string> {
  const connection = await liveConnection(context, email);
  if (!connection) throw new Refusal('NOT_FOUND');
  return begin(context, connection, { redirect: safeRedirect(redirect) ?? '', hint: email });
}

/** The same for an owner who tries the connection: nobody is signed in by it. */
export async function beginTrial(context: Context<OwnerActor>): Promise<string> {
  const { companyId, accountId } = context.actor;
  const connection = await selectConnectionOf(context.db, companyId);
  if (!connection) throw new Refusal('NOT_FOUND');
  return begin(context, connection, { accountId });
}

async function liveConnection({ db }: Context, email: string): Promise<ConnectionRow | undefined> {
  const proved = await selectProved(db, domainOf(email));
  const connection = proved && (await selectConnectionOf(db, proved.companyId));
  return connection?.isOn ? connection : undefined;
}

async function begin(
  context: Context,
  connection: ConnectionRow,
  { hint, ...entry }: { accountId?: string; redirect?: string; hint?: string },
): Promise<string> {
  const token = newToken();
  const address = await addressAt(context, connection, token, hint);
  const now = context.clock.now();
  await insertEntry(context.db, {
    ...entry,
    tokenHash: hashToken(token),
    connectionId: connection.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + entryMinutes * 60_000),
  });
  keepEntryToken(context, token);
  return address;
}

async function addressAt(context: Context, connection: ConnectionRow, token: string, hint?: string) {
  const redirectUri = returnAddress(context, connection.companyId);
  const wanted = [connection.groupsClaim].filter(Boolean);
  try {
    const provider = await findProvider(context, orderOf(context, connection));
    return await addressOfProvider(provider, { ...secretsOf(token), redirectUri, wanted, hint });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    context.log.warn({ company: connection.companyId, fault: error.fault }, 'a provider is of no use');
    throw new Refusal('PROVIDER_SILENT');
  }
}
