import { and, asc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { isNamedAlone } from '#server/modules/applications/blind/named-service.ts';
import { applications, videoAnswers } from '#server/modules/applications/table.ts';
import { candidates, videoIntroductions } from '#server/modules/candidates/table.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings, videoQuestions } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sharedApplications } from './table.ts';

export type RoomRow = Awaited<ReturnType<typeof selectRoomApplications>>[number];
export type RoomVideoRow = Awaited<ReturnType<typeof selectRoomAnswers>>[number];
export type RoomIntroductionRow = Awaited<ReturnType<typeof selectRoomIntroductions>>[number];

/**
 * What a room still shows: who withdrew, was taken off the list or erased the account is in it no more, and nobody whom
 * the company reviews blind.
 */
function shownIn(shareId: string) {
  return and(
    eq(sharedApplications.shareId, shareId),
    isNull(applications.removedAt),
    isNotNull(applications.candidateId),
    ne(applications.status, 'Withdrawn'),
    isNamedAlone,
  );
}

/** The ids of what a room shows, in its order. */
export async function selectRoomIds(db: Database, shareId: string): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(sharedApplications)
    .innerJoin(applications, eq(applications.id, sharedApplications.applicationId))
    .where(shownIn(shareId))
    .orderBy(asc(sharedApplications.position));
  return rows.map(({ id }) => id);
}

/** The applications of a room with their people; a link names thirty at most. */
export function selectRoomApplications(db: Database, shareId: string) {
  return db
    .select({
      id: applications.id,
      position: sharedApplications.position,
      coverLetter: applications.coverLetter,
      answers: applications.answers,
      name: accounts.name,
      nameAr: accounts.nameAr,
      email: accounts.email,
      candidate: candidates,
      cvFile: { id: files.id, label: files.label, size: files.size },
      opening: {
        id: jobOpenings.id,
        title: jobOpenings.title,
        eligibility: jobOpenings.eligibility,
        experience_start: jobOpenings.experienceStart,
        minimum_education: jobOpenings.minimumEducation,
      },
    })
    .from(sharedApplications)
    .innerJoin(applications, eq(applications.id, sharedApplications.applicationId))
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .innerJoin(candidates, eq(candidates.accountId, applications.candidateId))
    .innerJoin(accounts, eq(accounts.id, applications.candidateId))
    .leftJoin(files, eq(files.id, applications.cvFileId))
    .where(shownIn(shareId))
    .orderBy(asc(sharedApplications.position));
}

/** The recorded answers of those applications. */
export function selectRoomAnswers(db: Database, shareId: string) {
  return db
    .select({
      applicationId: videoAnswers.applicationId,
      question: videoQuestions.question,
      fileId: videoAnswers.fileId,
      posterFileId: videoAnswers.posterFileId,
      captions: videoAnswers.captions,
    })
    .from(sharedApplications)
    .innerJoin(applications, eq(applications.id, sharedApplications.applicationId))
    .innerJoin(videoAnswers, eq(videoAnswers.applicationId, applications.id))
    .innerJoin(videoQuestions, eq(videoQuestions.id, videoAnswers.questionId))
    .where(shownIn(shareId))
    .orderBy(asc(videoQuestions.position));
}

/** The video introductions of their people. */
export function selectRoomIntroductions(db: Database, candidateIds: readonly string[]) {
  return db
    .select({
      candidateId: videoIntroductions.candidateId,
      questionId: videoIntroductions.questionId,
      fileId: videoIntroductions.fileId,
      posterFileId: videoIntroductions.posterFileId,
      captions: videoIntroductions.captions,
    })
    .from(videoIntroductions)
    .where(inArray(videoIntroductions.candidateId, [...candidateIds]))
    .orderBy(asc(videoIntroductions.position));
}

/** As what a room names a file: the CV of one of its applications, or a video of theirs; undefined for any other. */
export async function findRoomFile(
  db: Database,
  shareId: string,
  fileId: string,
): Promise<'cv' | 'video' | undefined> {
  const shared = () =>
    db
      .select({ id: applications.id })
      .from(sharedApplications)
      .innerJoin(applications, eq(applications.id, sharedApplications.applicationId));
  const [cv] = await shared()
    .where(and(shownIn(shareId), eq(applications.cvFileId, fileId)))
    .limit(1);
  if (cv) return 'cv';
  const [answer] = await shared()
    .innerJoin(videoAnswers, eq(videoAnswers.applicationId, applications.id))
    .where(and(shownIn(shareId), or(eq(videoAnswers.fileId, fileId), eq(videoAnswers.posterFileId, fileId))))
    .limit(1);
  if (answer) return 'video';
  const [introduction] = await shared()
    .innerJoin(videoIntroductions, eq(videoIntroductions.candidateId, applications.candidateId))
    .where(
      and(
        shownIn(shareId),
        or(eq(videoIntroductions.fileId, fileId), eq(videoIntroductions.posterFileId, fileId)),
      ),
    )
    .limit(1);
  return introduction && 'video';
}
