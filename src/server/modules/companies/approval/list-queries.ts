import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { CompanySort, CompanyStatus } from '#domain/companies/approval.ts';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { plans } from '#server/modules/plans/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { literalPattern } from '#server/platform/database/like.ts';
import { sharesName } from '#server/platform/database/names.ts';

export interface CompanyFilters {
  searchkey?: string;
  /** Id or name of a plan. */
  plan?: string;
  approvedStatus?: CompanyStatus;
  companyId?: string;
  sort: CompanySort;
  offset: number;
  limit: number;
}

const orders = {
  ASC: [asc(companies.createdAt), asc(companies.id)],
  DESC: [desc(companies.createdAt), desc(companies.id)],
  WAITING: [
    sql`(${companies.approvedStatus} = 'Pending') desc`,
    sql`case when ${companies.approvedStatus} = 'Pending' then ${companies.submittedAt} end`,
    desc(companies.createdAt),
    desc(companies.id),
  ],
};

/** A page of the companies with the account of each one's first owner. */
export async function selectCompanyPage(db: Database, filters: CompanyFilters) {
  const where = conditions(filters);
  const rows = await db
    .select({ company: companies, planName: plans.name })
    .from(companies)
    .innerJoin(plans, eq(plans.id, companies.planId))
    .where(where)
    .orderBy(...orders[filters.sort])
    .offset(filters.offset)
    .limit(filters.limit);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(companies)
    .innerJoin(plans, eq(plans.id, companies.planId))
    .where(where);
  const owners = await selectOwners(
    db,
    rows.map(({ company }) => company.id),
  );
  return {
    rows: rows.map((row) => ({ ...row, owner: owners.get(row.company.id) })),
    total: count?.total ?? 0,
  };
}

async function selectOwners(db: Database, companyIds: string[]) {
  if (companyIds.length === 0) return new Map<string, OwnerRow>();
  const rows = await db
    .selectDistinctOn([companyMembers.companyId], {
      companyId: companyMembers.companyId,
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      emailVerifiedAt: accounts.emailVerifiedAt,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(inArray(companyMembers.companyId, companyIds), eq(companyMembers.role, 'owner')))
    .orderBy(asc(companyMembers.companyId), asc(companyMembers.createdAt), asc(accounts.id));
  return new Map(rows.map((row) => [row.companyId, row]));
}

interface OwnerRow {
  id: string;
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
}

function conditions({ searchkey, plan, approvedStatus, companyId }: CompanyFilters): SQL | undefined {
  const pattern = searchkey ? `%${literalPattern(searchkey)}%` : undefined;
  return and(
    pattern
      ? or(
          ilike(companies.name, pattern),
          sharesName(companies.nameKeys, searchkey ?? ''),
          ilike(companies.email, pattern),
          ilike(companies.crNumber, pattern),
          sql`exists (select 1 from ${companyMembers} join ${accounts} on ${accounts.id} = ${companyMembers.accountId}
            where ${companyMembers.companyId} = ${companies.id}
            and (${accounts.email} ilike ${pattern} or ${accounts.name} ilike ${pattern}
              or ${sharesName(accounts.nameKeys, searchkey ?? '')}))`,
        )
      : undefined,
    plan
      ? or(eq(companies.planId, plan.toLowerCase()), sql`lower(${plans.name}) = ${plan.toLowerCase()}`)
      : undefined,
    approvedStatus ? eq(companies.approvedStatus, approvedStatus) : undefined,
    companyId ? eq(companies.id, companyId) : undefined,
  );
}
