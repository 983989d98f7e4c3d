import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { announcementLetters, announcements } from './table.ts';

/** Who was written to, and who wrote: the words are the site's, and stay without the name of who is gone. */
export const announcementsPersonalData: PersonalData = {
  module: 'admin',
  tables: [announcements, announcementLetters],
  async export(db, accountId) {
    const [written, sent] = await Promise.all([
      db
        .select({ announcement: announcementLetters.announcementId, at: announcementLetters.writtenAt })
        .from(announcementLetters)
        .where(eq(announcementLetters.accountId, accountId)),
      db
        .select({ announcement: announcements.id, updatedAt: announcements.updatedAt })
        .from(announcements)
        .where(eq(announcements.updatedBy, accountId)),
    ]);
    return { announcements_received: written, announcements: sent };
  },
  async erase({ db }, accountId) {
    await db.delete(announcementLetters).where(eq(announcementLetters.accountId, accountId));
    await db.update(announcements).set({ updatedBy: null }).where(eq(announcements.updatedBy, accountId));
  },
};
