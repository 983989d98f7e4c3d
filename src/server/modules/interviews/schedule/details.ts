import type { Span } from '#domain/interviews/interviews.ts';
import { type InterviewDetails, spansOf, timeProblem } from '#domain/interviews/schedule.ts';
import { type InterviewerRow, selectMembers } from '#server/modules/interviews/interviewer-queries.ts';
import type { InterviewRecord } from '#server/modules/interviews/queries.ts';
import type { Context } from '#server/platform/context.ts';
import { type FieldErrors, Refusal, refuseField } from '#server/platform/refusal.ts';

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

type Chosen = Pick<InterviewDetails, 'interviewers'>;
type OfOpening = Pick<InterviewRecord, 'companyId' | 'openingId'>;
export type Member = Awaited<ReturnType<typeof selectMembers>>[number];

/** Who is to hold it: members of the company alone who see the opening. */
export async function readInterviewers(
  { db }: Context,
  opening: OfOpening,
  chosen: Chosen,
): Promise<Member[]> {
  return choose(await selectMembers(db, opening), chosen);
}

/** The same of one that is written, and who of the members held it until now. */
export async function readHolders(
  { db }: Context,
  { id: interviewId, ...opening }: OfOpening & { id: string },
  details: Chosen,
): Promise<{ chosen: InterviewerRow[]; former: InterviewerRow[] }> {
  const members = await selectMembers(db, opening, interviewId);
  const chosen = choose(members, details);
  const rowsOf = (people: readonly Member[]) =>
    people.map(({ isHolding: _held, ...person }) => ({ interviewId, ...person }));
  return { chosen: rowsOf(chosen), former: rowsOf(members.filter(({ isHolding }) => isHolding)) };
}

/** Those of the members who are named; refused where one is none of them. */
export function choose<One extends { id: string }>(
  members: readonly One[],
  { interviewers }: Pick<Chosen, 'interviewers'>,
): One[] {
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
