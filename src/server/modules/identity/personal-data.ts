import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { deleteAccountRow } from './queries.ts';
import { accounts, knownDevices, oneTimeSecrets, sessions } from './table.ts';

export const identityPersonalData: PersonalData = {
  module: 'identity',
  tables: [accounts, sessions, oneTimeSecrets, knownDevices],
  async export(db, accountId) {
    const account = await db
      .select({
        name: accounts.name,
        email: accounts.email,
        pendingEmail: accounts.pendingEmail,
        locale: accounts.locale,
        emailVerifiedAt: accounts.emailVerifiedAt,
        lastSignInAt: accounts.lastSignInAt,
        createdAt: accounts.createdAt,
      })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    const openSessions = await db
      .select({ ip: sessions.ip, userAgent: sessions.userAgent, createdAt: sessions.createdAt })
      .from(sessions)
      .where(eq(sessions.accountId, accountId));
    return { account, sessions: openSessions };
  },
  // Sessions, links and devices go with their account.
  erase: (context, accountId) => deleteAccountRow(context.db, accountId),
};
