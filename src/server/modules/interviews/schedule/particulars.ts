import type { Span } from '#domain/interviews/interviews.ts';
import { type InterviewDetails, spansOf, timeProblem } from '#domain/interviews/schedule.ts';
import { selectMembers } from '#server/modules/interviews/interviewer-queries.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { type FieldErrors, Refusal, refuseField } from '#server/platform/refusal.ts';

export type Member = Awaited<ReturnType<typeof selectMembers>>[number];

/** The times of what a company sets, in the order of the clock; refused where one has passed. */
export function readSpans(context: Context, details: InterviewDetails): Span[] {
  const spans = spansOf(details) ?? [];
  const now = context.clock.now();
  const fields: FieldErrors = {};
  spans.forEach(({ startsAt }, index) => {
    const text = timeProblem(startsAt, now);
    if (text) fields[`slots.${index}.start_time`] = [{ text }];
  });
  if (Object.keys(fields).length > 0) throw new Refusal('VALIDATION_FAILED', { fields });
  return spans;
}

/** Who holds it: members of the own company alone. */
export async function readInterviewers(
  context: Context<CompanyActor>,
  { interviewers }: Pick<InterviewDetails, 'interviewers'>,
): Promise<Member[]> {
  const members = await selectMembers(context.db, context.actor.companyId);
  const chosen = members.filter(({ id }) => interviewers.includes(id));
  if (chosen.length !== new Set(interviewers).size)
    throw refuseField('interviewers', 'validation_interviewers');
  return chosen;
}

/** The columns of what a company sets. One time alone is the interview's own. */
export function columnsOf(details: InterviewDetails, spans: readonly Span[]) {
  const starts = spans.map(({ startsAt }) => startsAt.getTime());
  const ends = spans.map(({ endsAt }) => endsAt.getTime());
  const only = spans.length === 1 ? spans[0] : undefined;
  return {
    startsAt: only?.startsAt ?? null,
    endsAt: only?.endsAt ?? null,
    fromAt: new Date(Math.min(...starts)),
    untilAt: new Date(Math.max(...ends)),
    duration: details.duration,
    timezone: details.timezone,
    type: details.type,
    place: details.place,
    message: details.message ?? '',
  };
}
