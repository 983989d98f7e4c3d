import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { isBlind } from '#domain/applications/blind.ts';
import { applications } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { conversations } from '#server/modules/messages/table.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Person {
  id: string;
  name: string;
  /** Of who applied alone: whoever else writes has not given it. */
  email?: string;
}

const person = { id: accounts.id, name: accounts.name };

/** Who applied, as the company may know them now; undefined while its review is blind, and of who is gone. */
export async function selectApplicant(
  db: Database,
  companyId: string,
  id: string,
): Promise<Person | undefined> {
  const [row] = await db
    .select({
      ...person,
      email: accounts.email,
      status: applications.status,
      blindReview: jobOpenings.blindReview,
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .innerJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(
      and(eq(applications.id, id), eq(applications.companyId, companyId), isNull(applications.removedAt)),
    );
  if (!row || isBlind(row)) return undefined;
  const { id: accountId, name, email } = row;
  return { id: accountId, name, email };
}

/** Who writes to the company, unless they hide from it. */
export async function selectWriter(db: Database, companyId: string, id: string): Promise<Person | undefined> {
  const [row] = await db
    .select(person)
    .from(conversations)
    .innerJoin(accounts, eq(accounts.id, conversations.candidateId))
    .innerJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(isWriter(companyId, id));
  return row;
}

/** Whether there is anybody to tell the company of: it hears nothing of who hides from it. */
export function isShownWriter(companyId: string, id: string): SQL {
  return sql`exists (select from ${conversations} join ${candidates} on ${candidates.accountId} = ${conversations.candidateId}
    where ${isWriter(companyId, id)})`;
}

function isWriter(companyId: string, id: string): SQL | undefined {
  return and(
    eq(conversations.id, id),
    eq(conversations.companyId, companyId),
    not(sql`${companyId}::uuid = any(${candidates.hiddenFromCompanies})`),
  );
}
