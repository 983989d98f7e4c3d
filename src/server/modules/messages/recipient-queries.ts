import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { candidates } from '#server/modules/candidates/table.ts';
import { companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { worksForAll } from '#server/modules/job-openings/team/service.ts';
import type { Database } from '#server/platform/database/database.ts';

const addressee = {
  id: accounts.id,
  name: accounts.name,
  nameAr: accounts.nameAr,
  email: accounts.email,
  locale: accounts.locale,
};

/** Who is told by email that a candidate wrote: the member who wrote last, else the first owner. */
export async function selectMemberToTell(db: Database, conversationId: string, companyId: string) {
  const [row] = await db
    .select(addressee)
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(eq(companyMembers.companyId, companyId), eq(accounts.status, 'active'), worksForAll()))
    .orderBy(
      desc(
        sql`coalesce((select max(m.number) from messages m where m.conversation_id = ${conversationId}
          and m.author_id = ${accounts.id}), 0)`,
      ),
      desc(eq(companyMembers.role, 'owner')),
      asc(companyMembers.createdAt),
    )
    .limit(1);
  return row;
}

export async function selectCandidateToTell(db: Database, candidateId: string) {
  const [row] = await db
    .select({ ...addressee, hiddenFrom: candidates.hiddenFromCompanies })
    .from(accounts)
    .innerJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(and(eq(accounts.id, candidateId), eq(accounts.status, 'active')));
  return row;
}
