import { eq, inArray } from 'drizzle-orm';
import { outboxLetters } from '#server/platform/mail-table.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { deleteAccountRow, findAccount } from './queries.ts';
import { retentionRows } from './retention-table.ts';
import { passkeyChallenges, passkeys, recoveryCodes, totpFactors } from './second-factor/table.ts';
import { accounts, knownDevices, oneTimeSecrets, sessions } from './table.ts';

export const identityPersonalData: PersonalData = {
  module: 'identity',
  tables: [
    accounts,
    sessions,
    oneTimeSecrets,
    knownDevices,
    totpFactors,
    passkeys,
    recoveryCodes,
    passkeyChallenges,
    retentionRows,
  ],
  async export(db, accountId) {
    const account = await db
      .select({
        name: accounts.name,
        nameInArabic: accounts.nameAr,
        email: accounts.email,
        pendingEmail: accounts.pendingEmail,
        locale: accounts.locale,
        digits: accounts.digits,
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
    const ownPasskeys = await db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId));
    const authenticatorApps = await db
      .select({ confirmedAt: totpFactors.confirmedAt })
      .from(totpFactors)
      .where(eq(totpFactors.accountId, accountId));
    const periods = await db
      .select({ subject: retentionRows.subject, updatedAt: retentionRows.updatedAt })
      .from(retentionRows)
      .where(eq(retentionRows.updatedBy, accountId));
    return {
      account,
      sessions: openSessions,
      passkeys: ownPasskeys,
      authenticator_apps: authenticatorApps,
      retention_periods: periods,
    };
  },
  // Sessions, links, factors and devices go with their account, and so do letters that were written to its addresses alone.
  async erase({ db }, accountId) {
    const account = await findAccount(db, accountId);
    const addresses = [account?.email, account?.pendingEmail].filter((address) => address != null);
    await db.delete(outboxLetters).where(inArray(outboxLetters.toAddress, addresses));
    await db.update(retentionRows).set({ updatedBy: null }).where(eq(retentionRows.updatedBy, accountId));
    await deleteAccountRow(db, accountId);
  },
};
