import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { setupLooks } from './table.ts';

/** Who looked at what the product came with: that it was done stays, without the name of who is gone. */
export const setupPersonalData: PersonalData = {
  module: 'admin',
  tables: [setupLooks],
  async export(db, accountId) {
    const rows = await db
      .select({ hint: setupLooks.hint, lookedAt: setupLooks.lookedAt })
      .from(setupLooks)
      .where(eq(setupLooks.lookedBy, accountId));
    return { setup_looks: rows };
  },
  async erase({ db }, accountId) {
    await db.update(setupLooks).set({ lookedBy: null }).where(eq(setupLooks.lookedBy, accountId));
  },
};
