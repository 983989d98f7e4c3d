import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { applications, videoAnswers } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings, videoQuestions } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';

export async function findOpeningOfQuestions(db: Database, openingId: string) {
  const [row] = await db
    .select({
      id: jobOpenings.id,
      title: jobOpenings.title,
      status: jobOpenings.status,
      dueDate: jobOpenings.dueDate,
      firstPublishedAt: jobOpenings.firstPublishedAt,
      hideCompanyName: jobOpenings.hideCompanyName,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      timezone: companies.timezone,
      approvedStatus: companies.approvedStatus,
    })
    .from(jobOpenings)
    .innerJoin(companies, eq(companies.id, jobOpenings.companyId))
    .where(eq(jobOpenings.id, openingId));
  return row;
}

/** A candidate who wants to be reminded of an incomplete interview. */
export async function findReminded(db: Database, candidateId: string) {
  const [row] = await db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email, locale: accounts.locale })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(and(eq(candidates.accountId, candidateId), eq(accounts.status, 'active')));
  return row;
}

export async function findOwnApplication(db: Database, openingId: string, candidateId: string) {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.openingId, openingId), eq(applications.candidateId, candidateId)));
  return row;
}

/** The application, kept from changing until the transaction ends. */
export async function lockApplication(db: Database, id: string) {
  const [row] = await db.select().from(applications).where(eq(applications.id, id)).for('update');
  return row;
}

export async function findQuestion(db: Database, openingId: string, questionId: string) {
  const [row] = await db
    .select()
    .from(videoQuestions)
    .where(and(eq(videoQuestions.openingId, openingId), eq(videoQuestions.id, questionId)));
  return row;
}

/** The questions of an opening in their order, with the answers of one application. */
export function listQuestions(db: Database, openingId: string, applicationId: string) {
  return db
    .select({
      id: videoQuestions.id,
      question: videoQuestions.question,
      seconds: videoQuestions.seconds,
      fileId: videoAnswers.fileId,
      posterFileId: videoAnswers.posterFileId,
      captions: videoAnswers.captions,
    })
    .from(videoQuestions)
    .leftJoin(
      videoAnswers,
      and(eq(videoAnswers.questionId, videoQuestions.id), eq(videoAnswers.applicationId, applicationId)),
    )
    .where(eq(videoQuestions.openingId, openingId))
    .orderBy(asc(videoQuestions.position), asc(videoQuestions.id));
}

export async function findAnswer(db: Database, applicationId: string, questionId: string) {
  const [row] = await db
    .select({ fileId: videoAnswers.fileId, posterFileId: videoAnswers.posterFileId })
    .from(videoAnswers)
    .where(and(eq(videoAnswers.applicationId, applicationId), eq(videoAnswers.questionId, questionId)));
  return row;
}

export async function putAnswer(db: Database, row: typeof videoAnswers.$inferInsert): Promise<void> {
  const { fileId, posterFileId, captions, createdAt } = row;
  await db
    .insert(videoAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [videoAnswers.applicationId, videoAnswers.questionId],
      set: { fileId, posterFileId, captions, createdAt },
    });
}

export async function countMissing(db: Database, openingId: string, applicationId: string): Promise<number> {
  const [row] = await db
    .select({ missing: count() })
    .from(videoQuestions)
    .leftJoin(
      videoAnswers,
      and(eq(videoAnswers.questionId, videoQuestions.id), eq(videoAnswers.applicationId, applicationId)),
    )
    .where(and(eq(videoQuestions.openingId, openingId), isNull(videoAnswers.id)));
  return row?.missing ?? 0;
}
