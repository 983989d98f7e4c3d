import type { RefusedEntry } from '#domain/companies/refused-entries.ts';
import { domainOf, groupsIn, roleByGroups } from '#domain/companies/sign-in.ts';
import { isEmail, normalizeEmail } from '#domain/identity/emails.ts';
import { dashboardOf } from '#domain/identity/people.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/sessions.ts';
import { type ConnectionRow, selectConnection, updateConnection } from './connection-queries.ts';
import { orderOf, returnAddress } from './connection-service.ts';
import { selectProved } from './domain-queries.ts';
import { type EntryRow, keepTried, takeEntry } from './entry-queries.ts';
import { keepEntryToken, secretsOf } from './entry-tokens.ts';
import { EntryRefused, enterCompany, type ProvedPerson } from './members-service.ts';
import { claimsOf, findProvider, ProviderFailure } from './provider.ts';

const settings = '/company-profile-edit/settings/sign-in';

/**
 * What becomes of a browser that comes back from a provider with `search`: where it goes. An entry is spent before it is
 * looked at, whatever comes of it. Call it outside a transaction.
 */
export async function finishEntry(
  context: Context,
  { companyId, search }: { companyId: string; search: string },
): Promise<string> {
  const { entryToken: token } = context.request;
  keepEntryToken(context, '');
  const entry = token && (await takeEntry(context.db, hashToken(token), context.clock.now()));
  const connection = entry ? await selectConnection(context.db, entry.connectionId) : undefined;
  if (!token || !entry || connection?.companyId !== companyId) return refusedPath('entry_over');
  try {
    const person = await personOf(context, connection, { token, search });
    if (entry.accountId) return await tell(context, { connection, entry, person });
    requireProved(person);
    await enterCompany(context, connection, person);
    return entry.redirect || dashboardOf('company');
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    context.log.warn({ company: companyId, reason, fault: faultOf(error) }, 'an entry was refused');
    await recordActivity(context, { companyId, kind: 'sign_in.refused', subject: reason });
    return entry.accountId ? `${settings}?refused=${reason}` : refusedPath(reason);
  }
}

/** Whom the provider says has come back; believed once everything about its answer is right. */
async function personOf(
  context: Context,
  connection: ConnectionRow,
  { token, search }: { token: string; search: string },
): Promise<ProvedPerson> {
  const { groupsClaim } = connection;
  const provider = await findProvider(context, orderOf(context, connection));
  const address = new URL(returnAddress(context, connection.companyId));
  address.search = search;
  const wanted = ['email', 'email_verified', ...(groupsClaim ? [groupsClaim] : [])];
  const claims = await claimsOf(provider, address, secretsOf(token), wanted);
  const email = typeof claims.email === 'string' ? normalizeEmail(claims.email) : '';
  const proved = isEmail(email) ? await selectProved(context.db, domainOf(email)) : undefined;
  return {
    subject: claims.sub,
    email,
    isVerified: isEmail(email) && claims.email_verified === true,
    isOwnDomain: proved?.companyId === connection.companyId,
    name: typeof claims.name === 'string' ? claims.name : '',
    groups: (groupsClaim && groupsIn(claims[groupsClaim])) || [],
    role: roleByGroups(connection, claims),
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
