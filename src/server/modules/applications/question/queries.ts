import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { additions } from '#server/modules/applications/by-hand/table.ts';
import { applications, videoAnswers } from '#server/modules/applications/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';

const answersShown = 20;

function ofOpening(openingId: string) {
  return and(eq(applications.openingId, openingId), isNull(applications.removedAt));
}

export function countApplicants(db: Database, openingId: string): Promise<number> {
  return db.$count(applications, ofOpening(openingId));
}

/** One page of an opening's applications, latest first, with what each answered to a question by video. */
export function selectApplicants(
  db: Database,
  openingId: string,
  { videoQuestionId, page }: { videoQuestionId: string | null; page: number },
) {
  return db
    .select({
      id: applications.id,
      name: sql<string | null>`coalesce(${accounts.name}, ${additions.name})`,
      isUnconfirmed: sql<boolean>`${additions.applicationId} is not null`,
      nameAr: accounts.nameAr,
      status: applications.status,
      answers: applications.answers,
      fileId: videoAnswers.fileId,
      posterFileId: videoAnswers.posterFileId,
      captions: videoAnswers.captions,
    })
    .from(applications)
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .leftJoin(additions, eq(additions.applicationId, applications.id))
    .leftJoin(
      videoAnswers,
      and(
        eq(videoAnswers.applicationId, applications.id),
        videoQuestionId ? eq(videoAnswers.questionId, videoQuestionId) : isNull(videoAnswers.id),
      ),
    )
    .where(ofOpening(openingId))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(answersShown)
    .offset((page - 1) * answersShown);
}
