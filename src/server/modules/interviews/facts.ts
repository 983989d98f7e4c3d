import type { Context } from '#server/platform/context.ts';
import { type InterviewerRow, selectInterviewers } from './interviewer-queries.ts';
import type { LetterFacts } from './mail.ts';
import { type InterviewRecord, type SlotRow, selectSlots } from './queries.ts';

/** An interview with all that stands in tables of its own: what letters tell of it and answers show. */
export interface InterviewFacts extends LetterFacts {
  slots: readonly SlotRow[];
}

/** What the caller holds already, as facts. */
export function factsFrom(
  interview: InterviewRecord,
  { slots, interviewers }: { slots: readonly SlotRow[]; interviewers: readonly InterviewerRow[] },
): InterviewFacts {
  const { startsAt, endsAt } = interview;
  return { interview, slots, interviewers, times: startsAt && endsAt ? [{ startsAt, endsAt }] : slots };
}

/** The same of a row whose times and people nobody has read yet. */
export async function factsOf({ db }: Context, interview: InterviewRecord): Promise<InterviewFacts> {
  const slots = await selectSlots(db, [interview.id]);
  return factsFrom(interview, { slots, interviewers: await selectInterviewers(db, [interview.id]) });
}
