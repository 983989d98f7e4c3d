import { and, asc, eq, sql } from 'drizzle-orm';
import { applicationReads } from '#server/modules/applications/list/reads-table.ts';
import type { ApplicationRecord } from '#server/modules/applications/queries.ts';
import { applicationEvents, videoAnswers } from '#server/modules/applications/table.ts';
import { videoQuestions } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The opening's video questions with what this application answered; of a moved one, what it brought along. */
export function selectVideoAnswers(
  db: Database,
  { id, openingId, movedFromId }: Pick<ApplicationRecord, 'id' | 'openingId' | 'movedFromId'>,
) {
  return movedFromId ? selectAnswers(db, id) : selectAsked(db, openingId, id);
}

function selectAnswers(db: Database, applicationId: string) {
  return db
    .select({
      questionId: videoAnswers.id,
      question: sql<string>`coalesce(${videoQuestions.question}, ${videoAnswers.question})`,
      fileId: videoAnswers.fileId,
      posterFileId: videoAnswers.posterFileId,
      captions: videoAnswers.captions,
    })
    .from(videoAnswers)
    .leftJoin(videoQuestions, eq(videoQuestions.id, videoAnswers.questionId))
    .where(eq(videoAnswers.applicationId, applicationId))
    .orderBy(asc(videoAnswers.createdAt), asc(videoAnswers.id));
}

function selectAsked(db: Database, openingId: string, applicationId: string) {
  return db
    .select({
      questionId: videoQuestions.id,
      question: videoQuestions.question,
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
    .orderBy(asc(videoQuestions.position));
}

/** That member has opened it; the first time counts. */
export async function insertRead(db: Database, read: typeof applicationReads.$inferInsert): Promise<void> {
  await db.insert(applicationReads).values(read).onConflictDoNothing();
}

/** Written at the first reading; of two at the same moment the database keeps one. */
export async function insertFirstView(
  db: Database,
  view: { applicationId: string; actorId: string; createdAt: Date },
): Promise<void> {
  await db
    .insert(applicationEvents)
    .values({ ...view, kind: 'viewed' })
    .onConflictDoNothing();
}
