import type { BusyTime, OutsideTime } from '#contract/interview-responses.ts';
import type { InterviewBusy } from '#domain/interviews/schedule.ts';
import { mayChange } from '#server/modules/interviews/policy.ts';
import { findInterview, selectBusy } from '#server/modules/interviews/queries.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { factsIn } from '#server/platform/letter-data.ts';
import { invitedName, inviteeOf } from './applications.ts';
import { clashesWith, isTold } from './clashes.ts';
import { readInterviewers } from './details.ts';
import { findOutsideBusy, presentOutside } from './outside-busy.ts';

/**
 * When the candidate and the interviewers have other interviews, and interviewers no time besides; of the candidate's no
 * more than that is told.
 */
export async function readBusy(
  context: Context<MemberActor>,
  { application_id, interview_id, interviewers = [], from, to }: InterviewBusy,
): Promise<{ data: BusyTime[]; outside: OutsideTime[] }> {
  const { actor, db } = context;
  const invitee = await inviteeOf(context, application_id);
  const stored = interview_id
    ? authorize(await findInterview(db, interview_id), (row) => mayChange(actor, row))
    : undefined;
  const whom = {
    interviewers: factsIn(context.locale, await readInterviewers(context, invitee, { interviewers })),
    candidate: { id: invitee.candidateId, name: invitedName(context, invitee) },
  };
  const span = { startsAt: new Date(from), endsAt: new Date(to) };
  const exceptId = stored?.id;
  const busy = await selectBusy(db, { interviewers, candidateId: invitee.candidateId, exceptId }, span);
  const outside = await findOutsideBusy(context, span, { interviewers: whom.interviewers, exceptId });
  const times = busy.filter(isTold(actor)).flatMap((other) => clashesWith(other, whom));
  // Of an interview with two of them both are busy, and the candidate once.
  const data = [...new Map(times.map((time) => [JSON.stringify(time), time])).values()];
  return { data, outside: presentOutside(outside, whom) };
}
