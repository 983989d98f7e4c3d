import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { directoryPeople } from './directory/table.ts';
import { companyConnections, companyEntries, companyIdentities } from './table.ts';

export const companySignInPersonalData: PersonalData = {
  module: 'company-sign-in',
  tables: [companyIdentities, companyEntries, companyConnections, directoryPeople],
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
    const directory = await db
      .select({
        userName: directoryPeople.userName,
        externalId: directoryPeople.externalId,
        email: directoryPeople.email,
        displayName: directoryPeople.displayName,
        givenName: directoryPeople.givenName,
        familyName: directoryPeople.familyName,
        isActive: directoryPeople.isActive,
        createdAt: directoryPeople.createdAt,
      })
      .from(directoryPeople)
      .where(eq(directoryPeople.accountId, accountId));
    return { company_sign_in: identities, company_directory: directory };
  },
  async erase({ db }, accountId) {
    await db.delete(companyIdentities).where(eq(companyIdentities.accountId, accountId));
    await db
      .update(companyConnections)
      .set({ keeperId: null })
      .where(eq(companyConnections.keeperId, accountId));
    await db.delete(directoryPeople).where(eq(directoryPeople.accountId, accountId));
    await db.delete(companyEntries).where(eq(companyEntries.accountId, accountId));
  },
};
