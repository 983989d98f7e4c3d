import { and, eq, lte } from 'drizzle-orm';
import { companies } from '#server/modules/companies/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Closed companies whose data was kept long enough; a hundred at a time. */
export function selectCompaniesToErase(db: Database, now: Date) {
  return db
    .select({ id: companies.id })
    .from(companies)
    .where(and(lte(companies.eraseAfter, now), eq(companies.approvedStatus, 'Closed')))
    .orderBy(companies.eraseAfter)
    .limit(100);
}
