import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { candidateEntries, candidateIdentities } from './table.ts';

export const candidateSignInPersonalData: PersonalData = {
  module: 'candidate-sign-in',
  tables: [candidateIdentities, candidateEntries],
  async export(db, accountId) {
    const identities = await db
      .select({
        issuer: candidateIdentities.issuer,
        subject: candidateIdentities.subject,
        email: candidateIdentities.email,
        createdAt: candidateIdentities.createdAt,
        lastEnteredAt: candidateIdentities.lastEnteredAt,
      })
      .from(candidateIdentities)
      .where(eq(candidateIdentities.accountId, accountId));
    return { sign_in_providers: identities };
  },
  async erase({ db }, accountId) {
    await db.delete(candidateIdentities).where(eq(candidateIdentities.accountId, accountId));
    await db.delete(candidateEntries).where(eq(candidateEntries.accountId, accountId));
  },
};
