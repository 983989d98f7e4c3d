import { eq, sql } from 'drizzle-orm';
import { companies } from '#server/modules/companies/table.ts';
import { removeFiles } from '#server/modules/files/service.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { filesOfMessage, selectFilesOfCandidate } from './file-queries.ts';
import { conversationReports } from './reports/table.ts';
import { conversationReads, conversations, messageFiles, messages } from './table.ts';

/** A candidate's conversations go with the candidate; what a member wrote stays the company's, without the name. */
export const messagesPersonalData: PersonalData = {
  module: 'messages',
  tables: [conversations, messages, messageFiles, conversationReads, conversationReports],
  async export(db, accountId) {
    const rows = await db
      .select({
        company: companies.name,
        side: messages.side,
        text: messages.text,
        files: filesOfMessage,
        createdAt: messages.createdAt,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(companies, eq(companies.id, conversations.companyId))
      .where(sql`${conversations.candidateId} = ${accountId} or ${messages.authorId} = ${accountId}`)
      .orderBy(messages.createdAt);
    const reads = await db
      .select({ number: conversationReads.number, readAt: conversationReads.readAt })
      .from(conversationReads)
      .where(eq(conversationReads.accountId, accountId));
    const reports = await db
      .select({ text: conversationReports.text, createdAt: conversationReports.createdAt })
      .from(conversationReports)
      .where(eq(conversationReports.accountId, accountId));
    return { messages: rows, message_reads: reads, conversation_reports: reports };
  },
  async erase(context, accountId) {
    const { db } = context;
    const files = await selectFilesOfCandidate(db, accountId);
    await db.delete(conversations).where(eq(conversations.candidateId, accountId));
    await removeFiles(context, files);
    await db.update(messages).set({ authorId: null }).where(eq(messages.authorId, accountId));
    await db
      .update(conversationReports)
      .set({ accountId: null })
      .where(eq(conversationReports.accountId, accountId));
    await db
      .update(conversationReports)
      .set({ settledBy: null })
      .where(eq(conversationReports.settledBy, accountId));
    await db.delete(conversationReads).where(eq(conversationReads.accountId, accountId));
  },
};
