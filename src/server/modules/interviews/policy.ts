import { memberMay } from '#domain/companies/roles.ts';
import { askedTimesOf } from '#domain/interviews/asked-times.ts';
import { canCancel, canComplete, canReschedule } from '#domain/interviews/interviews.ts';
import type { Actor } from '#server/platform/actor.ts';
import { isMember, scopeOf, sees } from '#server/platform/scope.ts';
import type { InterviewRecord } from './queries.ts';

/**
 * Every member who sees the opening reads its interviews, until the application is taken off the list; an interviewer
 * those alone that the own name stands at.
 */
export function mayRead(actor: Actor, interview: InterviewRecord): boolean {
  if (!isMember(actor) || interview.isRemoved || !sees(scopeOf(actor), interview)) return false;
  return actor.memberRole !== 'interviewer' || interview.interviewerIds.includes(actor.accountId);
}

/** Viewers and interviewers read; recruiters, owners, and hiring managers of the opening schedule. */
export function mayChange(actor: Actor, interview: InterviewRecord): boolean {
  return mayRead(actor, interview) && isMember(actor) && memberMay(actor.memberRole, 'schedule_interview');
}

/** The candidate's own. */
export function isOwn(actor: Actor, interview: InterviewRecord): boolean {
  return actor.role === 'candidate' && interview.candidateId === actor.accountId;
}

/** What the caller may do with it now. */
export function abilitiesOf(actor: Actor, interview: InterviewRecord, now: Date) {
  const change = mayChange(actor, interview);
  return {
    reschedule: change && canReschedule(interview),
    cancel: change && canCancel(interview),
    complete: change && canComplete(interview, now),
    accept: change && askedTimesOf(interview).some(({ starts_at }) => Date.parse(starts_at) > now.getTime()),
  };
}
