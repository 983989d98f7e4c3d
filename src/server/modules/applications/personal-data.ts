import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { jobOpenings, videoQuestions } from '#server/modules/job-openings/table.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { applicationDrafts } from './apply/draft-table.ts';
import { applicationNotes, applicationRatings, noteMentions } from './assessment/table.ts';
import { applicationBatches } from './batches/table.ts';
import { additions, declinedAdditions } from './by-hand/table.ts';
import { applicationExports } from './export/table.ts';
import { isKnownOpening, isKnownStep } from './known-opening-service.ts';
import { applicationReads } from './list/reads-table.ts';
import { applicationShares, sharedApplications, shareReviews } from './sharing/table.ts';
import { applicationEvents, applications, videoAnswers } from './table.ts';
import { applicationListViews } from './views/table.ts';

export const applicationsPersonalData: PersonalData = {
  module: 'applications',
  tables: [
    applications,
    applicationEvents,
    videoAnswers,
    applicationDrafts,
    applicationReads,
    applicationListViews,
    applicationBatches,
    applicationShares,
    applicationExports,
    applicationRatings,
    applicationNotes,
    noteMentions,
    additions,
    declinedAdditions,
  ],
  async export(db, accountId) {
    const sent = await db
      .select({
        id: applications.id,
        openingId: sql<
          string | null
        >`case when ${isKnownOpening} then ${applications.openingId} else ${applications.movedFromId} end`,
        status: applications.status,
        coverLetter: applications.coverLetter,
        answers: applications.answers,
        createdAt: applications.createdAt,
      })
      .from(applications)
      .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
      .where(eq(applications.candidateId, accountId));
    const history = await db
      .select({
        applicationId: applicationEvents.applicationId,
        kind: applicationEvents.kind,
        // Why a company rejects is the company's; why the candidate withdrew, their own.
        facts: sql`jsonb_strip_nulls(jsonb_build_object(
          'from', ${applicationEvents.facts}->'from', 'to', ${applicationEvents.facts}->'to',
          'from_title', case when ${isKnownStep} then ${applicationEvents.facts}->'from_title' end,
          'note', case when ${applicationEvents.kind} = 'withdrawn' then ${applicationEvents.facts}->'note' end))`,
        createdAt: applicationEvents.createdAt,
      })
      .from(applicationEvents)
      .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
      .where(
        and(
          eq(applications.candidateId, accountId),
          inArray(applicationEvents.kind, ['submitted', 'viewed', 'status-changed', 'withdrawn', 'moved']),
        ),
      )
      .orderBy(asc(applicationEvents.createdAt));
    const videos = await db
      .select({
        applicationId: videoAnswers.applicationId,
        question: sql<string>`coalesce(${videoQuestions.question}, ${videoAnswers.question})`,
        fileId: videoAnswers.fileId,
        captions: videoAnswers.captions,
        createdAt: videoAnswers.createdAt,
      })
      .from(videoAnswers)
      .leftJoin(videoQuestions, eq(videoQuestions.id, videoAnswers.questionId))
      .innerJoin(applications, eq(applications.id, videoAnswers.applicationId))
      .where(eq(applications.candidateId, accountId));
    const links = await db
      .select({
        id: applicationShares.id,
        title: applicationShares.title,
        question: applicationShares.question,
        createdAt: applicationShares.createdAt,
      })
      .from(applicationShares)
      .where(eq(applicationShares.createdBy, accountId));
    return {
      // What the company made of an answer is the company's.
      applications: sent.map(({ answers, ...application }) => ({
        ...application,
        answers: answers.map(({ knocked_out: _judged, ...answer }) => answer),
      })),
      application_history: history,
      application_videos: videos,
      application_list_views: await db
        .select({
          name: applicationListViews.name,
          filter: applicationListViews.filter,
          createdAt: applicationListViews.createdAt,
        })
        .from(applicationListViews)
        .where(eq(applicationListViews.accountId, accountId)),
      application_reads: await db
        .select({ applicationId: applicationReads.applicationId, readAt: applicationReads.readAt })
        .from(applicationReads)
        .where(eq(applicationReads.accountId, accountId)),
      application_batches: await db
        .select({ act: applicationBatches.act, createdAt: applicationBatches.createdAt })
        .from(applicationBatches)
        .where(eq(applicationBatches.accountId, accountId)),
      shared_links: links,
      application_exports: await db
        .select({
          kind: applicationExports.kind,
          total: applicationExports.total,
          createdAt: applicationExports.createdAt,
        })
        .from(applicationExports)
        .where(eq(applicationExports.createdBy, accountId)),
      // What a member wrote; what companies wrote of a candidate is theirs.
      application_notes: await db
        .select({
          applicationId: applicationNotes.applicationId,
          text: applicationNotes.text,
          createdAt: applicationNotes.createdAt,
        })
        .from(applicationNotes)
        .where(eq(applicationNotes.authorId, accountId)),
      application_ratings: await db
        .select({
          applicationId: applicationRatings.applicationId,
          overall: applicationRatings.overall,
          scores: applicationRatings.scores,
          updatedAt: applicationRatings.updatedAt,
        })
        .from(applicationRatings)
        .where(eq(applicationRatings.accountId, accountId)),
      // The openings to which a member added somebody; who that was is the other person's own.
      applicants_added: await db
        .select({ openingId: additions.openingId, createdAt: additions.createdAt })
        .from(additions)
        .where(eq(additions.addedBy, accountId)),
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
    await db.update(additions).set({ addedBy: null }).where(eq(additions.addedBy, accountId));
    await db.delete(applicationDrafts).where(eq(applicationDrafts.candidateId, accountId));
    await db.delete(applicationListViews).where(eq(applicationListViews.accountId, accountId));
    await db.delete(applicationReads).where(eq(applicationReads.accountId, accountId));
    await db
      .update(applicationBatches)
      .set({ accountId: null })
      .where(eq(applicationBatches.accountId, accountId));
    // No room shows the person any more, and nobody's words about them stay.
    await db.delete(shareReviews).where(inArray(shareReviews.applicationId, own));
    await db.delete(sharedApplications).where(inArray(sharedApplications.applicationId, own));
    await db
      .update(applicationExports)
      .set({ createdBy: null })
      .where(eq(applicationExports.createdBy, accountId));
    await db
      .update(applicationShares)
      .set({ createdBy: null })
      .where(eq(applicationShares.createdBy, accountId));
    // Notes go with the person whom they are about; ratings stay as figures.
    await db.delete(applicationNotes).where(inArray(applicationNotes.applicationId, own));
    await db.update(applicationNotes).set({ authorId: null }).where(eq(applicationNotes.authorId, accountId));
    await db.delete(noteMentions).where(eq(noteMentions.accountId, accountId));
    await db
      .update(applicationRatings)
      .set({ accountId: null })
      .where(eq(applicationRatings.accountId, accountId));
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
        generalNote: '',
        hire: null,
        cvFileId: null,
        answers: [],
        idempotencyKey: null,
        payloadHash: null,
      })
      .where(eq(applications.candidateId, accountId));
  },
};
