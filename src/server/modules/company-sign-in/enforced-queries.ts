import { and, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { companyConnections, companyDomains } from './table.ts';

const keepers = alias(companyMembers, 'keepers');

/** The company that enforces its sign-in on a member with an address of a domain, and who keeps the password there. */
export async function selectEnforced(
  db: Database,
  { accountId, domain }: { accountId: string; domain: string },
) {
  const [row] = await db
    .select({
      companyId: companyMembers.companyId,
      kind: companyConnections.kind,
      company: companies.name,
      companyAr: companies.nameAr,
      role: companyMembers.role,
      keeperId: companyConnections.keeperId,
      keeperRole: keepers.role,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .innerJoin(
      companyConnections,
      and(
        eq(companyConnections.companyId, companyMembers.companyId),
        eq(companyConnections.isOn, true),
        eq(companyConnections.isEnforced, true),
      ),
    )
    .innerJoin(
      companyDomains,
      and(
        eq(companyDomains.companyId, companyMembers.companyId),
        eq(companyDomains.domain, domain),
        isNotNull(companyDomains.provedAt),
      ),
    )
    .leftJoin(
      keepers,
      and(
        eq(keepers.accountId, companyConnections.keeperId),
        eq(keepers.companyId, companyMembers.companyId),
      ),
    )
    .where(eq(companyMembers.accountId, accountId));
  return row;
}
