import { canCancel, canComplete, canReschedule } from '#domain/interviews/interviews.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { InterviewRecord } from './queries.ts';

/** Every member of the company reads its interviews, until the application is taken off the list. */
export function mayRead(actor: Actor, interview: InterviewRecord): boolean {
  return actor.role === 'company' && interview.companyId === actor.companyId && !interview.isRemoved;
}

/** Viewers read; recruiters and owners schedule. */
export function mayChange(actor: Actor, interview: InterviewRecord): boolean {
  return mayRead(actor, interview) && actor.role === 'company' && actor.memberRole !== 'viewer';
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
    accept:
      change &&
      interview.status === 'Proposed' &&
      interview.proposedAt !== null &&
      interview.proposedAt > now,
  };
}
