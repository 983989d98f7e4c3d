import { and, desc, eq, sql } from 'drizzle-orm';
import { isNamed } from '#server/modules/applications/blind/named-service.ts';
import { applications } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { poolRequests } from '#server/modules/talent-pool/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { conversations } from './table.ts';

/**
 * What brings a company and a candidate together: an application of which the company knows whose it is, or an
 * invitation that was not declined. `isSeen` is false where the opening hides the company; undefined where there is
 * nothing, the candidate hides, or applied to be reviewed blind: to the company those are one.
 */
export async function selectBond(db: Database, companyId: string, candidateId: string) {
  const [person] = await db
    .select({ locale: accounts.locale })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(
      and(
        eq(candidates.accountId, candidateId),
        eq(accounts.status, 'active'),
        sql`not ${candidates.hiddenFromCompanies} @> array[${companyId}::uuid]`,
      ),
    );
  if (!person) return undefined;
  const isSeen = sql<boolean>`not ${jobOpenings.hideCompanyName}`;
  const [applied] = await db
    .select({ openingId: applications.openingId, isSeen })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.candidateId, candidateId),
        isNamed,
        sql`${applications.removedAt} is null and ${applications.status} <> 'Withdrawn'`,
      ),
    )
    .orderBy(desc(isSeen), desc(applications.createdAt))
    .limit(1);
  if (applied?.isSeen) return { ...applied, ...person };
  const [invited] = await db
    .select({ openingId: poolRequests.openingId, isSeen: sql<boolean>`true` })
    .from(poolRequests)
    .where(
      and(
        eq(poolRequests.companyId, companyId),
        eq(poolRequests.candidateId, candidateId),
        eq(poolRequests.kind, 'invitation'),
        sql`(${poolRequests.status} = 'Accepted' or (${poolRequests.status} = 'Waiting' and ${poolRequests.expiresAt} > now()))`,
      ),
    )
    .orderBy(desc(poolRequests.createdAt))
    .limit(1);
  const bond = invited ?? applied;
  return bond && { ...bond, ...person };
}

/** The conversation of a pair, made where there is none. */
export async function putConversation(db: Database, row: typeof conversations.$inferInsert): Promise<string> {
  const [written] = await db
    .insert(conversations)
    .values(row)
    .onConflictDoUpdate({
      target: [conversations.companyId, conversations.candidateId],
      set: { openingId: sql`coalesce(excluded.opening_id, ${conversations.openingId})` },
    })
    .returning({ id: conversations.id });
  if (!written) throw new Error('The conversation was not written');
  return written.id;
}
