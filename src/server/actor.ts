import { roleOf } from '#domain/identity/people.ts';
import { findMembership } from './modules/companies/service.ts';
import { findLiveSession } from './modules/identity/sessions-service.ts';
import { type Actor, visitor } from './platform/actor.ts';
import type { Platform } from './platform/context.ts';

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
