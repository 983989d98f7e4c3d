import { and, asc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import { knownTitle } from '#server/modules/applications/known-opening-service.ts';
import { applications } from '#server/modules/applications/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** What the letter says of the opening. */
export async function selectClosing(db: Database, openingId: string) {
  const [row] = await db
    .select({
      status: jobOpenings.status,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      hideCompanyName: jobOpenings.hideCompanyName,
    })
    .from(jobOpenings)
    .innerJoin(companies, eq(companies.id, jobOpenings.companyId))
    .where(eq(jobOpenings.id, openingId));
  return row;
}

/** Candidates whose application was neither decided nor withdrawn, each with the title that they know. */
export async function selectWaiting(
  db: Database,
  openingId: string,
): Promise<{ id: string; title: string }[]> {
  const rows = await db
    .select({ id: applications.candidateId, title: knownTitle })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .where(
      and(
        eq(applications.openingId, openingId),
        isNotNull(applications.candidateId),
        notInArray(applications.status, ['Hired', 'Rejected', 'Withdrawn']),
      ),
    )
    .orderBy(asc(applications.createdAt), asc(applications.id));
  return rows.flatMap(({ id, title }) => (id === null ? [] : [{ id, title }]));
}

export function selectAddressees(db: Database, accountIds: string[]) {
  return db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email, locale: accounts.locale })
    .from(accounts)
    .where(and(inArray(accounts.id, accountIds), eq(accounts.status, 'active')))
    .orderBy(asc(accounts.id));
}
