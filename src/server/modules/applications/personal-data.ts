import { and, asc, eq, inArray } from 'drizzle-orm';
import { videoQuestions } from '#server/modules/job-openings/table.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { applicationDrafts } from './apply/draft-table.ts';
import { applicationEvents, applications, videoAnswers } from './table.ts';

export const applicationsPersonalData: PersonalData = {
  module: 'applications',
  tables: [applications, applicationEvents, videoAnswers, applicationDrafts],
  async export(db, accountId) {
    const sent = await db
      .select({
        id: applications.id,
        openingId: applications.openingId,
        status: applications.status,
        coverLetter: applications.coverLetter,
        answers: applications.answers,
        createdAt: applications.createdAt,
      })
      .from(applications)
      .where(eq(applications.candidateId, accountId));
    const history = await db
      .select({
        applicationId: applicationEvents.applicationId,
        kind: applicationEvents.kind,
        facts: applicationEvents.facts,
        createdAt: applicationEvents.createdAt,
      })
      .from(applicationEvents)
      .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
      .where(
        and(
          eq(applications.candidateId, accountId),
          inArray(applicationEvents.kind, ['submitted', 'viewed', 'status-changed', 'withdrawn']),
        ),
      )
      .orderBy(asc(applicationEvents.createdAt));
    const videos = await db
      .select({
        applicationId: videoAnswers.applicationId,
        question: videoQuestions.question,
        fileId: videoAnswers.fileId,
        captions: videoAnswers.captions,
        createdAt: videoAnswers.createdAt,
      })
      .from(videoAnswers)
      .innerJoin(videoQuestions, eq(videoQuestions.id, videoAnswers.questionId))
      .innerJoin(applications, eq(applications.id, videoAnswers.applicationId))
      .where(eq(applications.candidateId, accountId));
    return {
      // What the company made of an answer is the company's.
      applications: sent.map(({ answers, ...application }) => ({
        ...application,
        answers: answers.map(({ knocked_out: _judged, ...answer }) => answer),
      })),
      application_history: history,
      application_videos: videos,
      application_drafts: await db
        .select({
          openingId: applicationDrafts.openingId,
          content: applicationDrafts.content,
          updatedAt: applicationDrafts.updatedAt,
        })
        .from(applicationDrafts)
        .where(eq(applicationDrafts.candidateId, accountId)),
    };
  },
  // The company keeps its figures: an application stays, without the person.
  async erase({ db }, accountId) {
    const own = db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.candidateId, accountId));
    await db.delete(applicationDrafts).where(eq(applicationDrafts.candidateId, accountId));
    await db.delete(videoAnswers).where(inArray(videoAnswers.applicationId, own));
    await db
      .update(applicationEvents)
      .set({ facts: {} })
      .where(inArray(applicationEvents.applicationId, own));
    await db.update(applicationEvents).set({ actorId: null }).where(eq(applicationEvents.actorId, accountId));
    await db
      .update(applications)
      .set({
        candidateId: null,
        coverLetter: '',
        cvFileId: null,
        answers: [],
        idempotencyKey: null,
        payloadHash: null,
      })
      .where(eq(applications.candidateId, accountId));
  },
};
