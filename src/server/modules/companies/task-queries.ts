import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { companies } from './table.ts';

/** Approved companies whose trial ends, or ended, between two moments. */
export function selectTrialsEnding(db: Database, after: Date, until: Date) {
  return db
    .select()
    .from(companies)
    .where(
      and(
        eq(companies.approvedStatus, 'Approved'),
        gt(companies.trialExpiresAt, after),
        lte(companies.trialExpiresAt, until),
      ),
    );
}
