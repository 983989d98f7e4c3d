import { keyMark } from '#domain/companies/api-keys.ts';
import { isHiringRole } from '#domain/companies/roles.ts';
import { roleOf } from '#domain/identity/people.ts';
import { findKey } from './modules/companies/keys/service.ts';
import { findMembership, findMemberships } from './modules/companies/service.ts';
import { findLiveSession, findOpenSessions } from './modules/identity/sessions-service.ts';
import { findNamedOpenings } from './modules/job-openings/team/service.ts';
import { type Actor, type MemberActor, visitor } from './platform/actor.ts';
import type { Platform } from './platform/context.ts';
import type { LiveReader } from './platform/live/streams.ts';
import { Refusal } from './platform/refusal.ts';
import { namedOpenings } from './platform/scope.ts';

/** Who makes a call, as the session or the key knows the person. */
interface Caller {
  accountId: string;
  sessionId: string;
  email: string;
  name: string;
  nameAr: string;
  isEmailVerified: boolean;
}

/**
 * Who the token of a session or of an API key stands for; the company's approval, the role and the openings that a member
 * was named for are read each time, so that a change acts at once. A key's refusals: `KEY_UNKNOWN`, `KEY_ADDRESS`.
 */
export async function resolveActor(platform: Platform, token: string, address: string): Promise<Actor> {
  return token.startsWith(keyMark) ? actorOfKey(platform, token, address) : actorOfSession(platform, token);
}

async function actorOfSession(platform: Platform, token: string): Promise<Actor> {
  const session = await findLiveSession(platform, token);
  if (!session) return visitor;
  const person = {
    accountId: session.accountId,
    sessionId: session.sessionId,
    email: session.email,
    name: session.name,
    nameAr: session.nameAr,
    isEmailVerified: session.emailVerifiedAt !== null,
  };
  const role = roleOf(session.userType);
  switch (role) {
    case 'candidate':
    case 'admin':
    case 'superadmin':
      return { role, ...person };
    default:
      return (await memberOf(platform, person)) ?? visitor;
  }
}

/** The member who made the key, as long as they work for the company that it belongs to. */
async function actorOfKey(platform: Platform, token: string, address: string): Promise<Actor> {
  const { id, name, scopes, ...key } = await findKey(platform, token, address);
  const { accountId, companyId, email, accountName, accountNameAr, emailVerifiedAt } = key;
  const person = { accountId, sessionId: '', email, name: accountName, nameAr: accountNameAr };
  const caller = { ...person, isEmailVerified: emailVerifiedAt !== null };
  const member = await memberOf(platform, caller, { only: companyId });
  if (!member) throw new Refusal('KEY_UNKNOWN');
  return { ...member, key: { id, name, scopes } };
}

async function memberOf(
  platform: Platform,
  person: Caller,
  { only }: { only?: string } = {},
): Promise<MemberActor | undefined> {
  const membership = await findMembership(platform.db, person.accountId);
  if (!membership || (only && membership.companyId !== only)) return undefined;
  const { companyId, memberRole, approvedStatus, disabledFeatures } = membership;
  const standing = { approvedStatus, disabledFeatures };
  if (!isHiringRole(memberRole)) return { role: 'company', ...person, companyId, memberRole, ...standing };
  const scope = namedOpenings(
    companyId,
    await findNamedOpenings(platform.db, { accountId: person.accountId, companyId }),
  );
  return { role: 'hiring', ...person, memberRole, ...standing, scope };
}

/**
 * Who reads the live channel by sessions that are still open. The company counts while it is approved, and for those who
 * work for the whole of it: who works for named openings hears what is addressed to the person alone.
 */
export async function resolveReaders(
  platform: Pick<Platform, 'db' | 'clock'>,
  sessionIds: readonly string[],
): Promise<LiveReader[]> {
  const open = await findOpenSessions(platform, sessionIds);
  const members = open
    .filter(({ userType }) => roleOf(userType) === 'company')
    .map(({ accountId }) => accountId);
  const memberships = members.length > 0 ? await findMemberships(platform.db, members) : [];
  const approved = new Map(
    memberships
      .filter(({ approvedStatus, memberRole }) => approvedStatus === 'Approved' && !isHiringRole(memberRole))
      .map(({ accountId, companyId }) => [accountId, companyId]),
  );
  return open.map(({ sessionId, accountId }) => ({
    sessionId,
    personId: accountId,
    companyId: approved.get(accountId),
  }));
}
