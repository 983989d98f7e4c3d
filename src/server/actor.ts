import { roleOf } from '#domain/identity/people.ts';
import { findMembership, findMemberships } from './modules/companies/service.ts';
import { findLiveSession, findOpenSessions } from './modules/identity/sessions-service.ts';
import { type Actor, visitor } from './platform/actor.ts';
import type { Platform } from './platform/context.ts';
import type { LiveReader } from './platform/live/streams.ts';

/** Who a session's token stands for; the company's approval is read each time, so that a change acts at once. */
export async function resolveActor(platform: Platform, token: string): Promise<Actor> {
  const session = await findLiveSession(platform, token);
  if (!session) return visitor;
  const person = {
    accountId: session.accountId,
    sessionId: session.sessionId,
    email: session.email,
    name: session.name,
    isEmailVerified: session.emailVerifiedAt !== null,
  };
  const role = roleOf(session.userType);
  switch (role) {
    case 'candidate':
    case 'admin':
    case 'superadmin':
      return { role, ...person };
    default: {
      const membership = await findMembership(platform.db, session.accountId);
      return membership ? { role: 'company', ...person, ...membership } : visitor;
    }
  }
}

/** Who reads the live channel by sessions that are still open; the company counts while it is approved. */
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
      .filter(({ approvedStatus }) => approvedStatus === 'Approved')
      .map(({ accountId, companyId }) => [accountId, companyId]),
  );
  return open.map(({ sessionId, accountId }) => ({
    sessionId,
    personId: accountId,
    companyId: approved.get(accountId),
  }));
}
