import { domainOf, entryMinutes } from '#domain/companies/sign-in.ts';
import { safeRedirect } from '#domain/identity/redirects.ts';
import { companyNameIn } from '#domain/shown-names.ts';
import { findMember } from '#server/modules/companies/members/entry-service.ts';
import { getCompany } from '#server/modules/companies/service.ts';
import { readOwnProof } from '#server/modules/identity/provider-service.ts';
import type { MemberActor, OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { keepEntryToken, secretsOf } from '#server/platform/open-id/entry-tokens.ts';
import { addressOfProvider, findProvider, ProviderFailure } from '#server/platform/open-id/provider.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import { type ConnectionRow, isSpoken, selectConnectionOf } from './connection-queries.ts';
import { orderOf, returnAddress } from './connection-service.ts';
import { selectProved } from './domain-queries.ts';
import { insertEntry, selectIdentityOf } from './entry-queries.ts';
import { addressOfSaml } from './saml/provider.ts';

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
  if (!connection || !isSpoken(context, connection)) throw new Refusal('NOT_FOUND');
  return begin(context, connection, { accountId });
}

/** The same for a member without a password, who confirms anew who they are; the own session is proved by it. */
export async function beginConfirmation(
  context: Context<MemberActor>,
  { redirect }: { redirect?: string | undefined },
): Promise<string> {
  const { accountId, sessionId, email } = context.actor;
  const connection = await ownConnection(context);
  if (!sessionId || !connection) throw new Refusal('NOT_FOUND');
  return begin(context, connection, {
    ...{ accountId, sessionId, redirect: safeRedirect(redirect) ?? '' },
    ...{ hint: email, isAnew: true },
  });
}

/** Whether the caller has a password; without one, whether there is a sign-in to confirm by, and until when it has. */
export async function readConfirmation(context: Context<MemberActor>) {
  const proof = await readOwnProof(context);
  return { ...proof, has_way: (await ownConnection(context)) !== undefined };
}

/** The sign-in by which a member has come in and may come in still. */
async function ownConnection(context: Context<MemberActor>): Promise<ConnectionRow | undefined> {
  const { db, actor } = context;
  const member = await findMember({ db }, actor.accountId);
  const connection = member && (await selectConnectionOf(db, member.companyId));
  if (!connection?.isOn || !isSpoken(context, connection)) return undefined;
  return (await selectIdentityOf(db, connection.id, actor.accountId)) && connection;
}

async function liveConnection(context: Context, email: string): Promise<ConnectionRow | undefined> {
  const { db } = context;
  const proved = await selectProved(db, domainOf(email));
  const connection = proved && (await selectConnectionOf(db, proved.companyId));
  return connection?.isOn && isSpoken(context, connection) ? connection : undefined;
}

async function begin(
  context: Context,
  connection: ConnectionRow,
  {
    hint,
    isAnew,
    ...entry
  }: { accountId?: string; sessionId?: string; redirect?: string; hint?: string; isAnew?: boolean },
): Promise<string> {
  const token = newToken();
  const address = await addressAt(context, connection, token, { hint, isAnew });
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

async function addressAt(
  context: Context,
  connection: ConnectionRow,
  token: string,
  wish: { hint: string | undefined; isAnew: boolean | undefined },
) {
  if (connection.kind === 'saml') return addressOfSaml(context, connection, { token, isAnew: wish.isAnew });
  const redirectUri = returnAddress(context, connection.companyId);
  const wanted = [connection.groupsClaim].filter(Boolean);
  try {
    const provider = await findProvider(context, orderOf(context, connection));
    return await addressOfProvider(provider, { ...secretsOf(token), redirectUri, wanted, ...wish });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    context.log.warn({ company: connection.companyId, fault: error.fault }, 'a provider is of no use');
    throw new Refusal('PROVIDER_SILENT');
  }
}
