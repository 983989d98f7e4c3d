import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { PageOfList } from '#server/platform/each.ts';
import { isOnPage, sizeOf } from '#server/platform/each-queries.ts';
import { companies } from './table.ts';

/** Approved companies whose trial ends, or ended, between two moments; a page of them. */
export function selectTrialsEnding(db: Database, after: Date, until: Date, which: PageOfList) {
  return db
    .select()
    .from(companies)
    .where(
      and(
        eq(companies.approvedStatus, 'Approved'),
        gt(companies.trialExpiresAt, after),
        lte(companies.trialExpiresAt, until),
        isOnPage(companies.id, which),
      ),
    )
    .orderBy(companies.id)
    .limit(sizeOf(which));
}

/** Takes the documents of companies that stand declined since before then; answers their files. */
export async function deleteDeclinedDocuments(db: Database, before: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ file_id: string }>(sql`
    delete from company_documents where (company_id, kind) in (
      select d.company_id, d.kind from company_documents d join companies c on c.id = d.company_id
      where c.approved_status = 'Declined' and c.updated_at < ${before}
      limit ${limit}
    ) returning file_id`);
  return rows.map(({ file_id }) => file_id);
}
