import type { InterviewInvitation } from '#contract/interview-responses.ts';
import type { AskedTime } from '#domain/interviews/asked-times.ts';
import { canAnswer, type Span } from '#domain/interviews/interviews.ts';
import { type InterviewAnswer, timeProblem } from '#domain/interviews/schedule.ts';
import { instantAt } from '#domain/zones.ts';
import { type OutsideStep, recordStep } from '#server/modules/applications/history/service.ts';
import { interviewAnswered } from '#server/modules/interviews/events.ts';
import { factsFrom, factsOf, type InterviewFacts } from '#server/modules/interviews/facts.ts';
import { selectScheduler } from '#server/modules/interviews/interviewer-queries.ts';
import { sendSettled, sendToTeam } from '#server/modules/interviews/mail.ts';
import { isOwn } from '#server/modules/interviews/policy.ts';
import { presentInvitation } from '#server/modules/interviews/present.ts';
import {
  findInterview,
  findLinked,
  type InterviewChanges,
  type InterviewRecord,
  lockInterview,
  type SlotRow,
  updateInterview,
} from '#server/modules/interviews/queries.ts';
import { orderReminders } from '#server/modules/interviews/reminders/service.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/sessions.ts';
import { refuseTaken, withoutTaken } from './taken-times.ts';

interface Named {
  token?: string | null;
  id?: string | null;
}

/** The interview of a letter's link, or an own one. Reading changes nothing: mail programs open links by themselves. */
export async function readInvitation(context: Context, named: Named): Promise<InterviewInvitation> {
  const facts = await factsOf(context, await readableInterview(context, named));
  return presentInvitation(context, await withoutTaken(context, facts));
}

/** The row that the candidate may see, by the link or as an own one. */
export async function readableInterview(context: Context, named: Named): Promise<InterviewRecord> {
  const id = await idOf(context, named);
  const interview = await findInterview(context.db, id);
  if (!interview) throw new Refusal('NOT_FOUND');
  if (!named.token) authorize(interview, (row) => isOwn(context.actor, row));
  return interview;
}

/** The candidate confirms one of the times, declines, or asks for another; the company hears of it. */
export async function answerInvitation(
  context: Context,
  { token, id: ownId, ...answer }: InterviewAnswer & Named,
): Promise<InterviewInvitation> {
  const id = await idOf(context, { token, id: ownId });
  const interview = await lockInterview(context.db, id);
  if (!interview) throw new Refusal('NOT_FOUND');
  if (!token) authorize(interview, (row) => isOwn(context.actor, row));
  const facts = await factsOf(context, interview);
  if (!canAnswer(interview, facts.slots, context.clock.now())) throw new Refusal('INTERVIEW_CLOSED');
  const learned = { candidateTimezone: answer.timezone ?? interview.candidateTimezone };
  const words = { candidateMessage: answer.message ?? '', updatedAt: context.clock.now() };
  const set = { ...learned, ...words };
  return presentInvitation(context, await deeds[answer.answer](context, facts, { answer, set }));
}

type Deed = (
  context: Context,
  facts: InterviewFacts,
  given: { answer: InterviewAnswer; set: InterviewChanges },
) => Promise<InterviewFacts>;

const deeds: Record<InterviewAnswer['answer'], Deed> = { confirm, decline, propose };

async function idOf(context: Context, { token, id }: Named): Promise<string> {
  if (!token) return id ?? '';
  const found = await findLinked(context.db, hashToken(token), context.clock.now());
  if (!found) throw new Refusal('LINK_EXPIRED');
  return found;
}

/** A chosen time makes a new calendar entry out of several offers; a set one is confirmed as it is. */
async function confirm(
  context: Context,
  facts: InterviewFacts,
  { answer, set }: { answer: InterviewAnswer; set: InterviewChanges },
): Promise<InterviewFacts> {
  const { interview, slots } = facts;
  const span = chosenOf(context, slots, answer.slot_id ?? undefined);
  await refuseTaken(context, facts, span);
  const isSame = interview.startsAt?.getTime() === span.startsAt.getTime();
  if (isSame && interview.status === 'Confirmed') return facts;
  const confirmed = await tell(context, facts, 'confirmed', {
    ...set,
    status: 'Confirmed',
    startsAt: span.startsAt,
    endsAt: span.endsAt,
    fromAt: span.startsAt,
    untilAt: span.endsAt,
    proposedAt: null,
    sequence: isSame ? interview.sequence : interview.sequence + 1,
  });
  await sendSettled(context, confirmed, 'confirmed');
  if (!isSame) await orderReminders(context, confirmed.interview);
  return confirmed;
}

function chosenOf(context: Context, slots: readonly SlotRow[], slotId: string | undefined): Span {
  const offered = slots.length === 1 && !slotId ? slots[0] : slots.find(({ id }) => id === slotId);
  if (!offered) throw refuseField('slot_id', 'validation_interview_choice');
  if (offered.startsAt <= context.clock.now()) throw refuseField('slot_id', 'validation_interview_past');
  return { startsAt: offered.startsAt, endsAt: offered.endsAt };
}

async function decline(
  context: Context,
  facts: InterviewFacts,
  { set }: { set: InterviewChanges },
): Promise<InterviewFacts> {
  const declined = await tell(context, facts, 'declined', {
    ...set,
    status: 'Declined',
    proposedAt: null,
    sequence: facts.interview.sequence + 1,
  });
  await sendSettled(context, declined, 'declined');
  return declined;
}

/** What was set stays in the calendars until the company takes the other time or offers new ones. */
async function propose(
  context: Context,
  facts: InterviewFacts,
  { answer, set }: { answer: InterviewAnswer; set: InterviewChanges },
): Promise<InterviewFacts> {
  const zone = answer.timezone ?? facts.interview.timezone;
  const alone = { date: answer.date ?? '', start_time: answer.start_time ?? '' };
  const { duration } = facts.interview;
  const asked =
    answer.times.length > 0
      ? answer.times.map((time, index) =>
          askedTime(context, time, { zone, duration, path: `times.${index}.` }),
        )
      : [askedTime(context, alone, { zone, duration, path: '' })];
  const proposedTimes = asked
    .filter(({ starts_at }, index) => asked.findIndex((other) => other.starts_at === starts_at) === index)
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
  const proposedAt = new Date(proposedTimes[0]?.starts_at ?? '');
  return tell(context, facts, 'proposed', { ...set, status: 'Proposed', proposedAt, proposedTimes });
}

function askedTime(
  { clock }: Context,
  { date, start_time, end_time }: { date: string; start_time: string; end_time?: string | null },
  { zone, duration, path }: { zone: string; duration: number; path: string },
): AskedTime {
  const startsAt = instantAt({ date, time: start_time }, zone);
  if (!startsAt) throw refuseField(`${path}start_time`, 'validation_interview_skipped');
  const problem = timeProblem(startsAt, clock.now());
  if (problem) throw refuseField(`${path}start_time`, problem);
  const until = end_time ? instantAt({ date, time: end_time }, zone) : undefined;
  // An end that the clocks skip is no wish for the rest of the day.
  if (end_time && !until) throw refuseField(`${path}end_time`, 'validation_interview_skipped');
  if (until && until.getTime() - startsAt.getTime() < duration * 60_000)
    throw refuseField(`${path}end_time`, 'validation_interview_short', { number: duration });
  return { starts_at: startsAt.toISOString(), until: until?.toISOString() ?? null };
}

/** Writes the answer down and tells the company; answers the interview as it stands then. */
async function tell(
  context: Context,
  before: InterviewFacts,
  deed: 'confirmed' | 'declined' | 'proposed',
  set: InterviewChanges,
): Promise<InterviewFacts> {
  const { applicationId, candidateId: actorId } = before.interview;
  const facts = factsFrom(await updateInterview(context.db, before.interview, set), before);
  const kind: OutsideStep = `interview_${deed}`;
  await recordStep(context, { applicationId, kind, actorId });
  if (deed !== 'proposed')
    await context.events.publish(context, interviewAnswered, { interviewId: facts.interview.id });
  const others = await selectScheduler(context.db, facts.interview);
  await sendToTeam(context, facts, deed, { others });
  return facts;
}
