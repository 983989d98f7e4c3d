import { and, asc, desc, eq, getTableColumns, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { actorNameAr, subjectAr } from '#server/modules/companies/activity/queries.ts';
import { companyActivity } from '#server/modules/companies/activity/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** What was decided about a company, and what led to it. */
const decisionKinds = [
  'company.registered',
  'company.submitted',
  'company.under_review',
  'company.approved',
  'company.approval_undone',
  'company.decline_undone',
  'company.declined',
  'company.suspended',
  'company.restored',
  'company.closed',
  'company.plan_requested',
  'company.plan_set',
  'company.feature_on',
  'company.feature_off',
];

const historyMaximum = 50;

/** The history of decisions with the names of the administrators, latest first. */
export function selectDecisions(db: Database, companyId: string) {
  return selectDeeds(
    db,
    and(eq(companyActivity.companyId, companyId), inArray(companyActivity.kind, decisionKinds)),
    {
      offset: 0,
      limit: historyMaximum,
    },
  );
}

/** A page of all that was done in a company, with the names of the administrators. */
export function selectCompanyDeeds(db: Database, companyId: string, page: { offset: number; limit: number }) {
  return selectDeeds(db, eq(companyActivity.companyId, companyId), page);
}

const account = { accountName: accounts.name, accountNameAr: accounts.nameAr };

function selectDeeds(db: Database, where: SQL | undefined, page: { offset: number; limit: number }) {
  return db
    .select({ ...getTableColumns(companyActivity), actorNameAr, subjectAr, ...account })
    .from(companyActivity)
    .leftJoin(accounts, eq(accounts.id, companyActivity.actorId))
    .where(where)
    .orderBy(sql`${companyActivity.createdAt} desc nulls first`, desc(companyActivity.id))
    .offset(page.offset)
    .limit(page.limit);
}
export type DeedRow = Awaited<ReturnType<typeof selectDeeds>>[number];

/** Who waits before a moment, and in all. */
export async function countWaiting(db: Database, { submittedAt, id }: { submittedAt: Date; id: string }) {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      before: sql<number>`count(*) filter (where ${isBefore(submittedAt, id)})::int`,
    })
    .from(companies)
    .where(eq(companies.approvedStatus, 'Pending'));
  return { total: row?.total ?? 0, before: row?.before ?? 0 };
}

/** The company that has waited a little longer, and the one that waits since a little later. */
export async function selectNeighbours(db: Database, company: { submittedAt: Date; id: string }) {
  const waits = eq(companies.approvedStatus, 'Pending');
  const isEarlier = isBefore(company.submittedAt, company.id);
  const [previous] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(waits, isEarlier))
    .orderBy(desc(companies.submittedAt), desc(companies.id))
    .limit(1);
  const [next] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(waits, sql`not ${isEarlier}`, sql`${companies.id} <> ${company.id}`))
    .orderBy(asc(companies.submittedAt), asc(companies.id))
    .limit(1);
  return { previous: previous?.id ?? null, next: next?.id ?? null };
}

function isBefore(submittedAt: Date, id: string) {
  return or(
    lt(companies.submittedAt, submittedAt),
    and(eq(companies.submittedAt, submittedAt), lt(companies.id, id)),
  );
}
