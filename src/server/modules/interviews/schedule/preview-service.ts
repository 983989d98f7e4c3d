import { randomUUID } from 'node:crypto';
import type { InterviewDraft } from '#domain/interviews/schedule.ts';
import { candidateOf, invitationData } from '#server/modules/interviews/mail.ts';
import { mayChange } from '#server/modules/interviews/policy.ts';
import { findInterview, type InterviewRecord } from '#server/modules/interviews/queries.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { factsIn } from '#server/platform/letter-data.ts';
import { previewLetter } from '#server/platform/mail.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Invitee, invitedName, inviteeOf } from './applications.ts';
import { findClashes } from './clashes.ts';
import { columnsOf, readInterviewers, readSpans } from './details.ts';
import { outsideOf } from './outside-busy.ts';

/**
 * The letter as the candidate would get it, with a gap where the place is still to be said, and what the times clash
 * with; nothing is written. It waits for a thread.
 */
export async function previewInterview(
  context: Context<MemberActor>,
  {
    application_id,
    interview_id,
    ...details
  }: InterviewDraft & { application_id: string; interview_id?: string | null },
) {
  const { actor } = context;
  const invitee = await inviteeOf(context, application_id);
  const stored = interview_id
    ? authorize(await findInterview(context.db, interview_id), (row) => mayChange(actor, row))
    : undefined;
  const spans = readSpans(context, details);
  const members = await readInterviewers(context, invitee, details);
  const interview: InterviewRecord = {
    ...(stored ?? newInterview(context, invitee)),
    ...columnsOf({ ...details, place: details.place || '…' }, spans),
  };
  const candidate = candidateOf(interview);
  if (!candidate) throw new Refusal('GONE');
  const interviewers = members.map((member) => ({
    ...member,
    interviewId: interview.id,
    status: 'active' as const,
  }));
  const { subject, text } = await previewLetter(context, {
    letter: 'interview-invitation',
    data: invitationData(
      { interview, times: spans, interviewers },
      '/interview?token=…',
      stored !== undefined,
    ),
    locale: candidate.locale,
  });
  const whom = { interviewers: factsIn(context.locale, members), exceptId: stored?.id };
  const clashes = await findClashes(context, spans, {
    ...whom,
    candidate: { id: invitee.candidateId, name: invitedName(context, invitee) },
  });
  const outside = await outsideOf(context, spans, whom);
  return { to: candidate.email, locale: candidate.locale, subject, text, clashes, outside };
}

function newInterview(context: Context<MemberActor>, invitee: Invitee): InterviewRecord {
  const now = context.clock.now();
  return {
    ...invitee,
    id: randomUUID(),
    applicationId: invitee.id,
    interviewerIds: [],
    applicationStatus: invitee.status,
    isRemoved: false,
    status: 'Scheduled',
    startsAt: null,
    endsAt: null,
    fromAt: now,
    untilAt: now,
    duration: 0,
    timezone: '',
    candidateTimezone: null,
    type: 'video link',
    place: '',
    message: '',
    cancelMessage: '',
    proposedAt: null,
    proposedTimes: [],
    candidateMessage: '',
    uid: '',
    sequence: 0,
    scheduledBy: context.actor.accountId,
    createdAt: now,
    updatedAt: now,
  };
}
