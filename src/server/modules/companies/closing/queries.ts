import { and, eq, lte } from 'drizzle-orm';
import { companies } from '#server/modules/companies/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageOfList } from '#server/platform/each.ts';
import { isOnPage, sizeOf } from '#server/platform/each-queries.ts';

/** A page of the closed companies whose data was kept long enough. */
export function selectCompaniesToErase(db: Database, now: Date, which: PageOfList) {
  return db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        lte(companies.eraseAfter, now),
        eq(companies.approvedStatus, 'Closed'),
        isOnPage(companies.id, which),
      ),
    )
    .orderBy(companies.id)
    .limit(sizeOf(which));
}
