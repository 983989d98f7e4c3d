import { and, eq, isNull, or } from 'drizzle-orm';
import { isNamed } from '#server/modules/applications/blind/named-service.ts';
import type { ApplicationRecord } from '#server/modules/applications/queries.ts';
import { applications, seenColumns, videoAnswers } from '#server/modules/applications/table.ts';
import { videoIntroductions } from '#server/modules/candidates/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OpeningScope, within } from '#server/platform/scope.ts';

/**
 * The application of a seen opening through which a member may read a file: its CV, an answer, or the applicant's introduction. None of
 * an application that it reviews blind.
 */
export async function findApplicationOfFile(
  db: Database,
  scope: OpeningScope,
  fileId: string,
): Promise<ApplicationRecord | undefined> {
  const received = and(within(scope, seenColumns), isNull(applications.removedAt), isNamed);
  const [ofCv] = await db
    .select({ application: applications })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .where(and(received, eq(applications.cvFileId, fileId)));
  if (ofCv) return ofCv.application;
  const [ofAnswer] = await db
    .select({ application: applications })
    .from(videoAnswers)
    .innerJoin(applications, eq(applications.id, videoAnswers.applicationId))
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .where(and(received, or(eq(videoAnswers.fileId, fileId), eq(videoAnswers.posterFileId, fileId))));
  if (ofAnswer) return ofAnswer.application;
  const [ofIntroduction] = await db
    .select({ application: applications })
    .from(videoIntroductions)
    .innerJoin(applications, eq(applications.candidateId, videoIntroductions.candidateId))
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .where(
      and(received, or(eq(videoIntroductions.fileId, fileId), eq(videoIntroductions.posterFileId, fileId))),
    )
    .limit(1);
  return ofIntroduction?.application;
}
