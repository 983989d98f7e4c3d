import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { liveEvents } from './table.ts';

/** Who is told of changes within the hour. What changed stands in its own module, and is exported from there. */
export const livePersonalData: PersonalData = {
  module: 'live',
  tables: [liveEvents],
  export: async () => ({}),
  async erase({ db }, accountId) {
    await db.delete(liveEvents).where(eq(liveEvents.personId, accountId));
  },
};
