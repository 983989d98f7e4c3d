import type { RefusedEntry } from '#domain/companies/refused-entries.ts';
import { domainOf, groupsIn, roleByGroups } from '#domain/companies/sign-in.ts';
import { isEmail, normalizeEmail } from '#domain/identity/emails.ts';
import { dashboardOf } from '#domain/identity/people.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { findMember } from '#server/modules/companies/members/entry-service.ts';
import { proveOpenSession } from '#server/modules/identity/provider-service.ts';
import type { Context } from '#server/platform/context.ts';
import { keepEntryToken, secretsOf } from '#server/platform/open-id/entry-tokens.ts';
import {
  claimsOf,
  findProvider,
  isProvedAnew,
  isProvedSince,
  ProviderFailure,
  personOf,
  type ToldPerson,
} from '#server/platform/open-id/provider.ts';
import { isMember } from '#server/platform/scope.ts';
import { hashToken } from '#server/platform/sessions.ts';
import { type ConnectionRow, isSpoken, selectConnection, updateConnection } from './connection-queries.ts';
import { orderOf, returnAddress } from './connection-service.ts';
import { selectProved } from './domain-queries.ts';
import { type EntryRow, keepTried, selectIdentity, takeEntry } from './entry-queries.ts';
import { EntryRefused, enterCompany, type ProvedPerson } from './members-service.ts';
import { toldBySaml } from './saml/provider.ts';

const settings = '/company-profile-edit/settings/sign-in';
const confirmedPath = '/sign-in-confirmed';

/** What a browser brings back: the search of its address, or an answer of SAML. */
export type BroughtAnswer = { search: string } | { saml: string };

/**
 * What becomes of a browser that comes back from a provider: where it goes. An entry is spent before it is
 * looked at, whatever comes of it. Call it outside a transaction.
 */
export async function finishEntry(
  context: Context,
  { companyId, brought }: { companyId: string; brought: BroughtAnswer },
): Promise<string> {
  const { entryToken: token } = context.request;
  keepEntryToken(context, '');
  const entry = token && (await takeEntry(context.db, hashToken(token), context.clock.now()));
  const connection = entry ? await selectConnection(context.db, entry.connectionId) : undefined;
  if (!token || !entry || connection?.companyId !== companyId || !isSpoken(context, connection))
    return refusedPath('entry_over');
  try {
    const person = await provedBy(context, connection, { token, brought, entry });
    if (entry.sessionId) return await confirm(context, { connection, entry, person });
    if (entry.accountId) return await tell(context, { connection, entry, person });
    requireProved(person);
    await enterCompany(context, connection, person);
    return entry.redirect || dashboardOf('company');
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    context.log.warn({ company: companyId, reason, fault: faultOf(error) }, 'an entry was refused');
    await recordActivity(context, { companyId, kind: 'sign_in.refused', subject: reason });
    if (entry.sessionId) return `${confirmedPath}?${new URLSearchParams({ refused: reason })}`;
    return entry.accountId ? `${settings}?refused=${reason}` : refusedPath(reason);
  }
}

/** Whom the provider says has come back; believed once everything about its answer is right. */
async function provedBy(
  context: Context,
  connection: ConnectionRow,
  way: { token: string; brought: BroughtAnswer; entry: EntryRow },
): Promise<ProvedPerson> {
  const { claims, ...told } = await toldOf(context, connection, way);
  const { groupsClaim } = connection;
  const email = normalizeEmail(told.email);
  const proved = isEmail(email) ? await selectProved(context.db, domainOf(email)) : undefined;
  return {
    ...{ subject: told.subject, email, name: told.name, isFresh: told.isFresh },
    isVerified: isEmail(email) && told.isVerified,
    isOwnDomain: proved?.companyId === connection.companyId,
    groups: (groupsClaim && groupsIn(claims[groupsClaim])) || [],
    role: roleByGroups(connection, claims),
  };
}

/** An answer is read as what the connection speaks; one in another way is none. */
async function toldOf(
  context: Context,
  connection: ConnectionRow,
  { token, brought, entry }: { token: string; brought: BroughtAnswer; entry: EntryRow },
): Promise<ToldPerson> {
  if (connection.kind === 'saml' && 'saml' in brought)
    return toldBySaml(context, connection, { token, answer: brought.saml, since: entry.createdAt });
  if (connection.kind === 'oidc' && 'search' in brought)
    return toldByClaims(context, connection, { token, search: brought.search, entry });
  throw new ProviderFailure('refused', 'kind');
}

async function toldByClaims(
  context: Context,
  connection: ConnectionRow,
  { token, search, entry }: { token: string; search: string; entry: EntryRow },
): Promise<ToldPerson> {
  const { groupsClaim } = connection;
  const provider = await findProvider(context, orderOf(context, connection));
  const address = new URL(returnAddress(context, connection.companyId));
  address.search = search;
  const wanted = ['email', 'email_verified', ...(groupsClaim ? [groupsClaim] : [])];
  const claims = await claimsOf(provider, address, secretsOf(token), wanted);
  return {
    ...personOf(claims),
    isFresh: entry.sessionId
      ? isProvedAnew(provider, claims, entry.createdAt)
      : isProvedSince(claims, entry.createdAt),
  };
}

function requireProved({ isVerified, isOwnDomain }: ProvedPerson): void {
  if (!isVerified) throw new EntryRefused('entry_unproven');
  if (!isOwnDomain) throw new EntryRefused('entry_foreign');
}

/** Keeps what came back of a trial, for the owner whose browser and session it is. */
async function tell(
  context: Context,
  { connection, entry, person }: { connection: ConnectionRow; entry: EntryRow; person: ProvedPerson },
): Promise<string> {
  const { actor, db, clock } = context;
  if (actor.role === 'visitor' || actor.accountId !== entry.accountId) throw new EntryRefused('entry_over');
  const { email, isVerified, isOwnDomain, groups } = person;
  const role = person.role ?? connection.defaultRole;
  await keepTried(db, entry.tokenHash, { email, isVerified, isOwnDomain, groups: groups.slice(0, 50), role });
  if (isVerified && isOwnDomain) await updateConnection(db, connection.id, { triedAt: clock.now() });
  await recordActivity(context, { companyId: connection.companyId, kind: 'sign_in.tried' });
  return settings;
}

/** Proves the session that asked for it anew: its person has to come back, and from the sign-in of just now. */
async function confirm(
  context: Context,
  { connection, entry, person }: { connection: ConnectionRow; entry: EntryRow; person: ProvedPerson },
): Promise<string> {
  const { actor, db } = context;
  if (!isMember(actor) || actor.sessionId !== entry.sessionId) throw new EntryRefused('entry_over');
  // Switched off, or left, while somebody was at the provider.
  const member = await findMember(context, actor.accountId);
  if (!connection.isOn || member?.companyId !== connection.companyId) throw new EntryRefused('entry_over');
  requireProved(person);
  const known = await selectIdentity(db, connection.id, person.subject);
  if (known?.accountId !== actor.accountId) throw new EntryRefused('entry_somebody_else');
  if (!person.isFresh) throw new EntryRefused('entry_stale');
  await proveOpenSession(context, actor.sessionId);
  await recordActivity(context, { companyId: connection.companyId, kind: 'sign_in.confirmed' });
  return `${confirmedPath}${entry.redirect && `?${new URLSearchParams({ to: entry.redirect })}`}`;
}

function refusedPath(reason: RefusedEntry): string {
  return `/login?${new URLSearchParams({ pg: 'emp', refused: reason })}`;
}

function reasonOf(error: unknown): RefusedEntry | undefined {
  if (error instanceof EntryRefused) return error.reason;
  return error instanceof ProviderFailure ? 'entry_provider' : undefined;
}

function faultOf(error: unknown): string | undefined {
  return error instanceof ProviderFailure ? `${error.fault} ${error.message}`.trim() : undefined;
}
