import { overlaps, type Span } from '#domain/interviews/interviews.ts';
import type { InterviewFacts } from '#server/modules/interviews/facts.ts';
import { findOutsideBusy, spanAround } from '#server/modules/interviews/schedule/outside-busy.ts';
import type { Context } from '#server/platform/context.ts';
import { refuseField } from '#server/platform/refusal.ts';

/**
 * The offered times but for those at which an interviewer's calendar holds something by now. Where that is all of them
 * they stay: the candidate asks for others.
 */
export async function withoutTaken(context: Context, facts: InterviewFacts): Promise<InterviewFacts> {
  if (!isChoice(facts)) return facts;
  const taken = await takenTimes(context, facts, facts.slots);
  const slots = facts.slots.filter((slot) => !taken.some((one) => overlaps(slot, one)));
  return slots.length === 0 ? facts : { ...facts, slots };
}

/** Refuses one of several times that an interviewer's calendar has taken meanwhile. */
export async function refuseTaken(context: Context, facts: InterviewFacts, span: Span): Promise<void> {
  if (!isChoice(facts)) return;
  const taken = await takenTimes(context, facts, [span]);
  if (taken.some((one) => overlaps(span, one))) throw refuseField('slot_id', 'validation_interview_taken');
}

/** A time that is set stays, whatever else comes up: it is for people to move. */
function isChoice({ interview, slots }: InterviewFacts): boolean {
  return interview.startsAt === null && slots.length > 1;
}

async function takenTimes(
  context: Context,
  { interview, interviewers }: InterviewFacts,
  spans: readonly Span[],
) {
  const around = spanAround(spans);
  if (!around) return [];
  const busy = await findOutsideBusy(context, around, { interviewers, exceptId: interview.id });
  return busy.filter(({ cause }) => cause === 'calendar');
}
