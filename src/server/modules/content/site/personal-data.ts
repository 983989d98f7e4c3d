import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { siteSettings } from './table.ts';

/** Who set what: the words are the site's, and stay without the name of who is gone. */
export const sitePersonalData: PersonalData = {
  module: 'content',
  tables: [siteSettings],
  async export(db, accountId) {
    const rows = await db
      .select({ key: siteSettings.key, updatedAt: siteSettings.updatedAt })
      .from(siteSettings)
      .where(eq(siteSettings.updatedBy, accountId));
    return { site_settings: rows };
  },
  async erase({ db }, accountId) {
    await db.update(siteSettings).set({ updatedBy: null }).where(eq(siteSettings.updatedBy, accountId));
  },
};
