import { eq } from 'drizzle-orm';
import { rejectionReasons } from '#domain/companies/rejection-reasons.ts';
import { companies } from '#server/modules/companies/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { refuseField } from '#server/platform/refusal.ts';

/** A rejection names a reason that everybody has, or one of the company's own; `field` is where it was chosen. */
export async function requireReason(
  db: Database,
  { companyId, reason, field }: { companyId: string; reason: string | undefined; field: string },
): Promise<void> {
  if (!reason || rejectionReasons.some((known) => known === reason)) return;
  const [company] = await db
    .select({ own: companies.rejectionReasons })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company?.own.includes(reason)) throw refuseField(field, 'validation_option');
}
