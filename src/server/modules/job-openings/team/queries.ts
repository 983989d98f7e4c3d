import { and, asc, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { companyRoles, hiringRoles } from '#domain/companies/roles.ts';
import { companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openingTeam } from './table.ts';

/** The openings of a company that a member was named for. */
export async function selectNamedOpenings(
  db: Database,
  { accountId, companyId }: { accountId: string; companyId: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: openingTeam.openingId })
    .from(openingTeam)
    .innerJoin(jobOpenings, eq(jobOpenings.id, openingTeam.openingId))
    .where(and(eq(openingTeam.accountId, accountId), eq(jobOpenings.companyId, companyId)));
  return rows.map(({ id }) => id);
}

/** Condition on a row of `company_members`: the member works for the whole company, or was named for the opening. */
export function seesOpening(openingId: SQLWrapper): SQL {
  return sql`(${worksForAll()} or exists (
    select 1 from ${openingTeam} named
    where named.account_id = ${companyMembers.accountId} and named.opening_id = ${openingId}
  ))`;
}

/** Condition on a row of `company_members`: the member works for the whole company. */
export function worksForAll(): SQL {
  return inArray(companyMembers.role, [...companyRoles]);
}

const openingsOffered = 500;

/** What members may be named for: those that still run first, the latest 500. */
export function selectChoices(db: Database, companyId: string) {
  return db
    .select({
      id: jobOpenings.id,
      title: jobOpenings.title,
      status: jobOpenings.status,
      city: jobOpenings.city,
      createdAt: jobOpenings.createdAt,
    })
    .from(jobOpenings)
    .where(eq(jobOpenings.companyId, companyId))
    .orderBy(sql`${jobOpenings.status} = 'Closed'`, desc(jobOpenings.createdAt), desc(jobOpenings.id))
    .limit(openingsOffered);
}

/** Those of the company among some ids, with their titles. */
export function selectTitles(db: Database, companyId: string, ids: readonly string[]) {
  return db
    .select({ id: jobOpenings.id, title: jobOpenings.title })
    .from(jobOpenings)
    .where(and(eq(jobOpenings.companyId, companyId), inArray(jobOpenings.id, [...ids])))
    .orderBy(asc(jobOpenings.title), asc(jobOpenings.id));
}

/** The company's members who see named openings alone; locked, they keep their role and stay until the naming commits. */
export function selectNameable(db: Database, companyId: string, { isLocked = false } = {}) {
  const query = db
    .select({
      id: accounts.id,
      name: accounts.name,
      nameAr: accounts.nameAr,
      email: accounts.email,
      role: companyMembers.role,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(eq(companyMembers.companyId, companyId), inArray(companyMembers.role, [...hiringRoles])))
    .orderBy(asc(accounts.name), asc(accounts.id))
    .$dynamic();
  return isLocked ? query.for('share', { of: companyMembers }) : query;
}

/** Members who see an opening and may sign in. */
export function selectPeople(
  db: Database,
  { companyId, openingId }: { companyId: string; openingId: string },
) {
  return db
    .select({ id: accounts.id, name: accounts.name, nameAr: accounts.nameAr, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(accounts.status, 'active'),
        seesOpening(sql`${openingId}::uuid`),
      ),
    )
    .orderBy(asc(accounts.name), asc(companyMembers.createdAt), asc(accounts.id));
}

/** Who of a company was named for what. */
export function selectNamings(db: Database, companyId: string) {
  return db
    .select({
      accountId: openingTeam.accountId,
      openingId: openingTeam.openingId,
      title: jobOpenings.title,
    })
    .from(openingTeam)
    .innerJoin(jobOpenings, eq(jobOpenings.id, openingTeam.openingId))
    .where(eq(jobOpenings.companyId, companyId))
    .orderBy(asc(jobOpenings.title), asc(jobOpenings.id));
}

/** Names members for openings; who was named before stays so. Answers the new ones. */
export async function insertNamings(
  db: Database,
  rows: readonly (typeof openingTeam.$inferInsert)[],
): Promise<{ accountId: string }[]> {
  if (rows.length === 0) return [];
  return db
    .insert(openingTeam)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ accountId: openingTeam.accountId });
}

/** Takes members off an opening's team, all but those who stay; answers whom. */
export function deleteFromOpening(db: Database, openingId: string, stay: readonly string[]) {
  return db
    .delete(openingTeam)
    .where(and(eq(openingTeam.openingId, openingId), isNoneOf(openingTeam.accountId, stay)))
    .returning({ accountId: openingTeam.accountId });
}

/** Takes a member off every team but some. */
export function deleteOfMember(db: Database, accountId: string, stay: readonly string[]) {
  return db
    .delete(openingTeam)
    .where(and(eq(openingTeam.accountId, accountId), isNoneOf(openingTeam.openingId, stay)))
    .returning({ accountId: openingTeam.accountId });
}

/** Takes members off every team. */
export async function deleteOfMembers(db: Database, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .delete(openingTeam)
    .where(sql`${openingTeam.accountId} = any(${sql.param([...accountIds])}::uuid[])`);
}

function isNoneOf(column: SQLWrapper, ids: readonly string[]): SQL {
  return sql`not (${column} = any(${sql.param([...ids])}::uuid[]))`;
}
