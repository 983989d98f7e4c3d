import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { conversations } from '#server/modules/messages/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { conversationReports } from './table.ts';

const reporters = alias(accounts, 'reporters');

/** Waiting, or with the candidate still shut out by it. */
const isListed = or(
  isNull(conversationReports.verdict),
  and(eq(conversationReports.verdict, 'suspended'), eq(accounts.status, 'suspended')),
);

/** A repeated report that nobody has looked at says what the last one says. */
export async function putReport(db: Database, row: typeof conversationReports.$inferInsert): Promise<string> {
  const { text, evidence, accountId, createdAt } = row;
  const [saved] = await db
    .insert(conversationReports)
    .values(row)
    .onConflictDoUpdate({
      target: [conversationReports.conversationId, conversationReports.about],
      targetWhere: isNull(conversationReports.verdict),
      set: { text, evidence, accountId, createdAt },
    })
    .returning({ id: conversationReports.id });
  if (!saved) throw new Error('The report was not written');
  return saved.id;
}

export async function selectReports(db: Database, page: { limit: number; offset: number }) {
  const rows = await db
    .select({
      report: conversationReports,
      companyId: companies.id,
      companyName: companies.name,
      candidateName: accounts.name,
      candidateNameAr: accounts.nameAr,
      candidateStatus: accounts.status,
      reporterName: reporters.name,
      reporterNameAr: reporters.nameAr,
    })
    .from(conversationReports)
    .innerJoin(conversations, eq(conversations.id, conversationReports.conversationId))
    .innerJoin(companies, eq(companies.id, conversations.companyId))
    .innerJoin(accounts, eq(accounts.id, conversations.candidateId))
    .leftJoin(reporters, eq(reporters.id, conversationReports.accountId))
    .where(isListed)
    .orderBy(
      sql`(${conversationReports.verdict} is null) desc`,
      asc(conversationReports.createdAt),
      conversationReports.id,
    )
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(conversationReports)
    .innerJoin(conversations, eq(conversations.id, conversationReports.conversationId))
    .innerJoin(accounts, eq(accounts.id, conversations.candidateId))
    .where(isListed);
  return { rows, total: counted?.total ?? 0 };
}

/** Locked: two administrators decide one after the other. */
export async function lockReport(db: Database, id: string) {
  const [row] = await db
    .select({ report: conversationReports, candidateId: conversations.candidateId })
    .from(conversationReports)
    .innerJoin(conversations, eq(conversations.id, conversationReports.conversationId))
    .where(eq(conversationReports.id, id))
    .for('update', { of: conversationReports });
  return row;
}

export async function settleReport(
  db: Database,
  id: string,
  settled: Pick<typeof conversationReports.$inferInsert, 'verdict' | 'settledAt' | 'settledBy'>,
): Promise<void> {
  await db.update(conversationReports).set(settled).where(eq(conversationReports.id, id));
}
