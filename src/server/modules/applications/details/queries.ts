import { and, asc, eq } from 'drizzle-orm';
import { applicationEvents, videoAnswers } from '#server/modules/applications/table.ts';
import { videoQuestions } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The opening's video questions with what this application answered. */
export function selectVideoAnswers(db: Database, openingId: string, applicationId: string) {
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
