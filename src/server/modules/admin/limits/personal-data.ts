import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { limitLifts } from './table.ts';

/** Who lifted limits: what was done stays, without the name of who is gone. */
export const limitsPersonalData: PersonalData = {
  module: 'admin',
  tables: [limitLifts],
  async export(db, accountId) {
    const rows = await db
      .select({ range: limitLifts.range, day: limitLifts.day, createdAt: limitLifts.createdAt })
      .from(limitLifts)
      .where(eq(limitLifts.createdBy, accountId));
    return { limit_lifts: rows };
  },
  async erase({ db }, accountId) {
    await db.update(limitLifts).set({ createdBy: null }).where(eq(limitLifts.createdBy, accountId));
    await db.update(limitLifts).set({ removedBy: null }).where(eq(limitLifts.removedBy, accountId));
  },
};
