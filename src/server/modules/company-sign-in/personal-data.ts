import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { companyConnections, companyEntries, companyIdentities } from './table.ts';

export const companySignInPersonalData: PersonalData = {
  module: 'company-sign-in',
  tables: [companyIdentities, companyEntries, companyConnections],
  async export(db, accountId) {
    const identities = await db
      .select({
        issuer: companyConnections.issuer,
        subject: companyIdentities.subject,
        createdAt: companyIdentities.createdAt,
        lastEnteredAt: companyIdentities.lastEnteredAt,
      })
      .from(companyIdentities)
      .innerJoin(companyConnections, eq(companyConnections.id, companyIdentities.connectionId))
      .where(eq(companyIdentities.accountId, accountId));
    return { company_sign_in: identities };
  },
  async erase({ db }, accountId) {
    await db.delete(companyIdentities).where(eq(companyIdentities.accountId, accountId));
    await db
      .update(companyConnections)
      .set({ keeperId: null })
      .where(eq(companyConnections.keeperId, accountId));
    await db.delete(companyEntries).where(eq(companyEntries.accountId, accountId));
  },
};
