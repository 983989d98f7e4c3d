import { eq, inArray } from 'drizzle-orm';
import { forgetSubjects } from '#server/modules/companies/activity/service.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { callOff } from './listeners.ts';
import { selectOpenIdsOfCandidate } from './queries.ts';
import { calendarFeeds, interviewInterviewers, interviewScorecards, interviews } from './table.ts';

export const interviewsPersonalData: PersonalData = {
  module: 'interviews',
  tables: [interviews, interviewInterviewers, interviewScorecards, calendarFeeds],
  async export(db, accountId) {
    return {
      interviews: await db
        .select({
          applicationId: interviews.applicationId,
          status: interviews.status,
          startsAt: interviews.startsAt,
          endsAt: interviews.endsAt,
          type: interviews.type,
          place: interviews.place,
          message: interviews.message,
          cancelMessage: interviews.cancelMessage,
          proposedAt: interviews.proposedAt,
          proposedTimes: interviews.proposedTimes,
          candidateMessage: interviews.candidateMessage,
          createdAt: interviews.createdAt,
        })
        .from(interviews)
        .where(eq(interviews.candidateId, accountId)),
      held_interviews: await db
        .select({ interviewId: interviewInterviewers.interviewId })
        .from(interviewInterviewers)
        .where(eq(interviewInterviewers.accountId, accountId)),
      // What a member wrote; what companies wrote of a candidate is theirs.
      interview_scorecards: await db
        .select({
          interviewId: interviewScorecards.interviewId,
          recommendation: interviewScorecards.recommendation,
          scores: interviewScorecards.scores,
          text: interviewScorecards.text,
          createdAt: interviewScorecards.createdAt,
        })
        .from(interviewScorecards)
        .where(eq(interviewScorecards.accountId, accountId)),
      calendar_feeds: await db
        .select({ scope: calendarFeeds.scope, createdAt: calendarFeeds.createdAt })
        .from(calendarFeeds)
        .where(eq(calendarFeeds.accountId, accountId)),
    };
  },
  // The company's calendar loses what was to come; that an interview was held stays as a figure.
  async erase(context, accountId) {
    const { db } = context;
    const open = await selectOpenIdsOfCandidate(db, accountId);
    const own = db
      .select({ id: interviews.id })
      .from(interviews)
      .where(eq(interviews.candidateId, accountId));
    const held = await own;
    await forgetSubjects(
      db,
      held.map(({ id }) => id),
    );
    // Words go with the person whom they are about; scores stay as figures.
    await db
      .update(interviewScorecards)
      .set({ text: '' })
      .where(inArray(interviewScorecards.interviewId, own));
    await db
      .update(interviewScorecards)
      .set({ accountId: null })
      .where(eq(interviewScorecards.accountId, accountId));
    await db
      .update(interviews)
      .set({
        candidateId: null,
        message: '',
        candidateMessage: '',
        cancelMessage: '',
        candidateTimezone: null,
      })
      .where(eq(interviews.candidateId, accountId));
    // Only now: the letters to the company no longer know who it was, and outlive the erasure.
    await callOff(context, open);
    await db.update(interviews).set({ scheduledBy: null }).where(eq(interviews.scheduledBy, accountId));
    await db.delete(interviewInterviewers).where(eq(interviewInterviewers.accountId, accountId));
    await db.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
  },
};
