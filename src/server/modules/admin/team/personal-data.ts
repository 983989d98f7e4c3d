import { eq } from 'drizzle-orm';
import { findAccount } from '#server/modules/identity/service.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { adminInvitations } from './table.ts';

/** Who was invited as an administrator: the invitation goes with the person. */
export const adminTeamPersonalData: PersonalData = {
  module: 'admin',
  tables: [adminInvitations],
  async export(db, accountId) {
    const email = (await findAccount(db, accountId))?.email ?? '';
    const rows = await db
      .select({ email: adminInvitations.email, createdAt: adminInvitations.createdAt })
      .from(adminInvitations)
      .where(eq(adminInvitations.email, email));
    return { admin_invitations: rows };
  },
  async erase({ db }, accountId) {
    const email = (await findAccount(db, accountId))?.email ?? '';
    await db.delete(adminInvitations).where(eq(adminInvitations.email, email));
    await db
      .update(adminInvitations)
      .set({ invitedBy: null })
      .where(eq(adminInvitations.invitedBy, accountId));
  },
};
