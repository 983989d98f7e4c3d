import type { Context } from '#server/platform/context.ts';
import { selectInterviewers } from './interviewer-queries.ts';
import type { LetterFacts } from './mail.ts';
import { findInterview, type InterviewRecord, selectSlots } from './queries.ts';

/** An interview as it stands now, with its times and who holds it. */
export async function readFacts(context: Context, id: string): Promise<LetterFacts> {
  const interview = await findInterview(context.db, id);
  if (!interview) throw new Error('The interview is gone');
  return factsOf(context, interview);
}

export async function factsOf(context: Context, interview: InterviewRecord): Promise<LetterFacts> {
  const { startsAt, endsAt } = interview;
  const slots = startsAt && endsAt ? [] : await selectSlots(context.db, [interview.id]);
  return {
    interview,
    times: startsAt && endsAt ? [{ startsAt, endsAt }] : slots,
    interviewers: await selectInterviewers(context.db, [interview.id]),
  };
}
