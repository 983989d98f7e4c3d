import { inArray, sql } from 'drizzle-orm';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { files } from '#server/modules/files/table.ts';
import { isDemoAccount } from '#server/modules/identity/demo-service.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Context } from '#server/platform/context.ts';
import { removeDemoLinks } from './demo-site.ts';

export interface RemovedDemo {
  accounts: number;
  companies: number;
}

/**
 * Removes the demo's accounts and companies with everything that hangs on them: openings, applications (of real
 * people to them, too), documents. What the files held is swept within two days.
 */
export async function removeDemo(context: Context): Promise<RemovedDemo> {
  return context.inTransaction(async ({ db }) => {
    const demo = db.select({ id: accounts.id }).from(accounts).where(isDemoAccount);
    const theirs = db
      .select({ id: companyMembers.companyId })
      .from(companyMembers)
      .where(inArray(companyMembers.accountId, demo));
    const owned = await db.select({ id: files.id }).from(files).where(inArray(files.ownerId, demo));
    const gone = await db
      .delete(companies)
      .where(inArray(companies.id, theirs))
      .returning({ id: companies.id });
    await removeDemoLinks(db);
    const people = await db.delete(accounts).where(isDemoAccount).returning({ id: accounts.id });
    if (owned.length > 0) {
      const ids = owned.map(({ id }) => id);
      await db.delete(files).where(sql`${files.id} = any(${sql.param(ids)})`);
    }
    return { accounts: people.length, companies: gone.length };
  });
}
