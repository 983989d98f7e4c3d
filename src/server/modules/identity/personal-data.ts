import { eq, inArray } from 'drizzle-orm';
import { outboxLetters } from '#server/platform/mail-table.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { deleteAccountRow, findAccount } from './queries.ts';
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
  // Sessions, links and devices go with their account, and so do letters that were written to its addresses alone.
  async erase({ db }, accountId) {
    const account = await findAccount(db, accountId);
    const addresses = [account?.email, account?.pendingEmail].filter((address) => address != null);
    await db.delete(outboxLetters).where(inArray(outboxLetters.toAddress, addresses));
    await deleteAccountRow(db, accountId);
  },
};
