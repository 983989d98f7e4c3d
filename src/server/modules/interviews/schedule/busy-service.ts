import type { BusyTime, OutsideTime } from '#contract/interview-responses.ts';
import type { InterviewBusy } from '#domain/interviews/schedule.ts';
import { selectColleagues } from '#server/modules/interviews/interviewer-queries.ts';
import { mayChange } from '#server/modules/interviews/policy.ts';
import { findInterview, selectBusy } from '#server/modules/interviews/queries.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { factsIn } from '#server/platform/letter-data.ts';
import { scopeOf } from '#server/platform/scope.ts';
import { invitedName, inviteeOf } from './applications.ts';
import { clashesWith, isTold } from './clashes.ts';
import { choose, readInterviewers } from './details.ts';
import { findOutsideBusy, presentOutside } from './outside-busy.ts';

/**
 * When the candidate and the interviewers have other interviews, and interviewers no time besides; of the candidate's no
 * more than that is told.
 */
export async function readBusy(
  context: Context<MemberActor>,
  { interview_id, from, to, ...asked }: InterviewBusy,
): Promise<{
  people: { id: string; name: string; is_you: boolean }[];
  data: BusyTime[];
  outside: OutsideTime[];
}> {
  const { actor, db } = context;
  const { people, candidate } = await whomOf(context, asked);
  const stored = interview_id
    ? authorize(await findInterview(db, interview_id), (row) => mayChange(actor, row))
    : undefined;
  const whom = { interviewers: factsIn(context.locale, people), candidate };
  const interviewers = people.map(({ id }) => id);
  const span = { startsAt: new Date(from), endsAt: new Date(to) };
  const exceptId = stored?.id;
  const busy =
    interviewers.length > 0 || candidate.id
      ? await selectBusy(db, { interviewers, candidateId: candidate.id, exceptId }, span)
      : [];
  const outside = await findOutsideBusy(context, span, { interviewers: whom.interviewers, exceptId });
  const times = busy.filter(isTold(actor)).flatMap((other) => clashesWith(other, whom));
  // Of an interview with two of them both are busy, and the candidate once.
  const data = [...new Map(times.map((time) => [JSON.stringify(time), time])).values()];
  const shown = whom.interviewers.map(({ id, name }) => ({ id, name, is_you: id === actor.accountId }));
  return { people: shown, data, outside: presentOutside(outside, whom) };
}

/** The invited candidate with those who are to hold it; without an application, colleagues alone. */
async function whomOf(
  context: Context<MemberActor>,
  { application_id, interviewers }: Pick<InterviewBusy, 'application_id' | 'interviewers'>,
) {
  const { actor, db } = context;
  if (!application_id) {
    const colleagues = await selectColleagues(db, scopeOf(actor), actor.accountId);
    const people = interviewers ? choose(colleagues, { interviewers }) : colleagues;
    return { people, candidate: { id: null, name: '' } };
  }
  const invitee = await inviteeOf(context, application_id);
  const people = await readInterviewers(context, invitee, { interviewers: interviewers ?? [] });
  return { people, candidate: { id: invitee.candidateId, name: invitedName(context, invitee) } };
}
