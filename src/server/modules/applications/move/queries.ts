import { and, eq } from 'drizzle-orm';
import { applicationEvents, videoAnswers } from '#server/modules/applications/table.ts';
import { videoQuestions } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Whether an interview about the application has taken place, by its history. */
export async function wasInterviewed(db: Database, applicationId: string): Promise<boolean> {
  const completed = await db.$count(
    applicationEvents,
    and(
      eq(applicationEvents.applicationId, applicationId),
      eq(applicationEvents.kind, 'interview_completed'),
    ),
  );
  return completed > 0;
}

/** Recorded answers keep the words of their questions: the opening that asked them may go. */
export async function keepQuestions(db: Database, applicationId: string): Promise<void> {
  await db
    .update(videoAnswers)
    .set({ question: videoQuestions.question })
    .from(videoQuestions)
    .where(
      and(eq(videoAnswers.applicationId, applicationId), eq(videoQuestions.id, videoAnswers.questionId)),
    );
}
