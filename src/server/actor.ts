import { findMembership } from '#server/modules/companies/service.ts';
import { findLiveSession } from '#server/modules/identity/sessions-service.ts';
import { type Actor, visitor } from '#server/platform/actor.ts';
import type { Platform } from '#server/platform/context.ts';

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
  switch (session.userType) {
    case 4:
      return { role: 'candidate', ...person };
    case 3:
      return { role: 'admin', ...person };
    case 2:
      return { role: 'superadmin', ...person };
    default: {
      const membership = await findMembership(platform.db, session.accountId);
      return membership ? { role: 'company', ...person, ...membership } : visitor;
    }
  }
}
