import { eq, or, sql } from 'drizzle-orm';
import { setAside } from './each-table.ts';
import type { PersonalData } from './personal-data.ts';

/** That something could not be done for a person: it names nobody but by an id, and goes with the account. */
export const eachPersonalData: PersonalData = {
  module: 'each',
  tables: [setAside],
  export: async () => ({}),
  async erase({ db }, accountId) {
    const isTheirs = or(eq(setAside.item, accountId), sql`${setAside.item} like ${`${accountId} %`}`);
    await db.delete(setAside).where(isTheirs);
  },
};
