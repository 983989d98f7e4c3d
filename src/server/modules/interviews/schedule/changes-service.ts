import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { askedTimesOf, isAskedFor } from '#domain/interviews/asked-times.ts';
import { canCancel, canComplete, canReschedule, type Span } from '#domain/interviews/interviews.ts';
import type { InterviewDetails } from '#domain/interviews/schedule.ts';
import { type OutsideStep, recordStep } from '#server/modules/applications/history/service.ts';
import { changeStatus } from '#server/modules/applications/review/service.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { announceInterview } from '#server/modules/interviews/announce.ts';
import { factsFrom, factsOf } from '#server/modules/interviews/facts.ts';
import {
  deleteInterviewers,
  insertInterviewers,
  selectInterviewers,
} from '#server/modules/interviews/interviewer-queries.ts';
import { sendInvitation, sendSettled, sendToTeam } from '#server/modules/interviews/mail.ts';
import { subjectOf } from '#server/modules/interviews/names.ts';
import { mayChange } from '#server/modules/interviews/policy.ts';
import { presentFacts } from '#server/modules/interviews/present.ts';
import {
  type InterviewRecord,
  lockInterview,
  replaceSlots,
  updateInterview,
} from '#server/modules/interviews/queries.ts';
import { orderReminders } from '#server/modules/interviews/reminders/service.ts';
import { orderScorecardReminder } from '#server/modules/interviews/scorecards/reminder-service.ts';
import { candidateZone } from '#server/modules/interviews/zones.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { factsIn } from '#server/platform/letter-data.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { columnsOf, readHolders, readSpans } from './details.ts';
import { refuseBusyOffers } from './outside-busy.ts';

/** Sets other times or details: the same calendar entry, one sequence on. The candidate is asked anew. */
export async function rescheduleInterview(
  context: Context<MemberActor>,
  { id, ...details }: InterviewDetails & { id: string },
): Promise<ReceivedInterview> {
  const interview = await lockOwn(context, id, canReschedule);
  const spans = readSpans(context, details);
  const { chosen, former } = await readHolders(context, interview, details);
  await refuseBusyOffers(context, spans, { interviewers: factsIn(context.locale, chosen), exceptId: id });
  const before = spanOf(interview);
  const changed = await updateInterview(context.db, interview, {
    ...columnsOf(details, spans),
    status: 'Scheduled',
    sequence: interview.sequence + 1,
    proposedAt: null,
    candidateMessage: '',
    updatedAt: context.clock.now(),
  });
  const left = without(former, chosen);
  const slots = await replaceSlots(context.db, id, spans);
  await deleteInterviewers(context.db, id, left);
  await insertInterviewers(context.db, id, without(chosen, former));
  await writeDown(context, changed, 'rescheduled');
  const facts = factsFrom(changed, { slots, interviewers: chosen });
  await sendInvitation(context, facts, { isMoved: true, before });
  await sendToTeam(context, facts, 'moved', { exceptId: context.actor.accountId });
  if (left.length > 0 && before)
    await sendToTeam(
      context,
      { ...facts, interview: { ...facts.interview, ...before }, times: [before], interviewers: left },
      'cancelled',
    );
  await orderReminders(context, changed);
  return presentFacts(context, facts);
}

/** Takes a time that the candidate asked for, the earliest unless one is named: it is certain at once. */
export async function acceptProposal(
  context: Context<MemberActor>,
  { id, starts_at }: { id: string; starts_at?: string | null },
): Promise<ReceivedInterview> {
  const interview = await lockOwn(context, id, ({ status }) => status === 'Proposed');
  const { duration } = interview;
  const now = context.clock.now();
  const startsAt = takenOf(interview, starts_at);
  if (startsAt <= now) throw new Refusal('INTERVIEW_CLOSED');
  const span = { startsAt, endsAt: new Date(startsAt.getTime() + duration * 60_000) };
  const changed = await updateInterview(context.db, interview, {
    ...span,
    fromAt: span.startsAt,
    untilAt: span.endsAt,
    status: 'Confirmed',
    sequence: interview.sequence + 1,
    proposedAt: null,
    updatedAt: now,
  });
  const slots = await replaceSlots(context.db, id, [span]);
  await writeDown(context, changed, 'rescheduled');
  const facts = factsFrom(changed, { slots, interviewers: await selectInterviewers(context.db, [id]) });
  await sendSettled(context, facts, 'confirmed');
  await sendToTeam(context, facts, 'moved', { exceptId: context.actor.accountId });
  await orderReminders(context, changed);
  return presentFacts(context, facts);
}

function takenOf(interview: InterviewRecord, named: string | null | undefined): Date {
  const asked = askedTimesOf(interview);
  const wanted = named ?? asked[0]?.starts_at;
  if (wanted === undefined) throw new Refusal('INTERVIEW_CLOSED');
  const startsAt = new Date(wanted);
  const zone = candidateZone(interview) ?? interview.timezone;
  if (!isAskedFor({ startsAt, minutes: interview.duration }, asked, zone))
    throw refuseField('starts_at', 'validation_interview_choice');
  return startsAt;
}

/** Calls it off with a word to the candidate; the calendar entries go. */
export async function cancelInterview(
  context: Context<MemberActor>,
  { id, message }: { id: string; message?: string | null },
): Promise<ReceivedInterview> {
  const interview = await lockOwn(context, id, canCancel);
  const changed = await updateInterview(context.db, interview, {
    status: 'Cancelled',
    cancelMessage: message ?? '',
    sequence: interview.sequence + 1,
    updatedAt: context.clock.now(),
  });
  await writeDown(context, changed, 'cancelled');
  const facts = await factsOf(context, changed);
  await sendSettled(context, facts, 'cancelled');
  await sendToTeam(context, facts, 'cancelled', { exceptId: context.actor.accountId });
  return presentFacts(context, facts);
}

/** It took place: from then on the application may be moved to another opening. */
export async function completeInterview(
  context: Context<MemberActor>,
  { id, set_status }: { id: string; set_status: boolean },
): Promise<ReceivedInterview> {
  const now = context.clock.now();
  const interview = await lockOwn(context, id, (row) => canComplete(row, now));
  const completed = { status: 'Completed', proposedAt: null, updatedAt: now } as const;
  const changed = await updateInterview(context.db, interview, completed);
  await writeDown(context, changed, 'completed');
  await orderScorecardReminder(context, id);
  if (set_status) await changeStatus(context, { id: interview.applicationId, status: 'Interviewed' });
  return presentFacts(context, await factsOf(context, changed));
}

/** One of an opening that the caller decides on that can still be changed so. */
async function lockOwn(
  context: Context<MemberActor>,
  id: string,
  isPossible: (interview: InterviewRecord) => boolean,
): Promise<InterviewRecord> {
  const { actor } = context;
  const interview = authorize(await lockInterview(context.db, id), (row) => mayChange(actor, row));
  if (!isPossible(interview)) throw new Refusal('INTERVIEW_CLOSED');
  return interview;
}

async function writeDown(
  context: Context<MemberActor>,
  interview: InterviewRecord,
  deed: 'rescheduled' | 'cancelled' | 'completed',
): Promise<void> {
  const kind: OutsideStep = `interview_${deed}`;
  await recordStep(context, {
    applicationId: interview.applicationId,
    kind,
    actorId: context.actor.accountId,
  });
  await recordActivity(context, {
    companyId: interview.companyId,
    kind: `interview.${deed}`,
    ...subjectOf(interview),
    subjectId: interview.id,
  });
  await announceInterview(context, interview, deeds[deed]);
}

/** The deeds of the log, as others hear of them. */
const deeds = { rescheduled: 'moved', cancelled: 'cancelled', completed: 'ended' } as const;

function without<Person extends { id: string }>(
  people: readonly Person[],
  others: readonly Person[],
): Person[] {
  return people.filter(({ id }) => !others.some((other) => other.id === id));
}

function spanOf({ startsAt, endsAt }: InterviewRecord): Span | undefined {
  return startsAt && endsAt ? { startsAt, endsAt } : undefined;
}
