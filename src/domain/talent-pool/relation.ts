import { dayMs } from '#domain/time.ts';
import type { RequestStatus } from './requests.ts';

/** A profile that was not touched for so long is asked for an update rather than invited. */
const staleAfter = 60 * dayMs;

/** What stands between a company and a candidate of the pool. */
export interface Standing {
  /** The newest application to the company; null without any. */
  application: { status: string } | null;
  /** The newest invitation and the newest update request. */
  invitation: { status: RequestStatus } | null;
  update: { status: RequestStatus } | null;
  /** When the profile was last changed. */
  updatedAt: Date;
}

/** What a company may ask of a candidate now, and which of it comes first. */
export interface PossibleActs {
  invite: boolean;
  ask: boolean;
  first: 'invite' | 'ask' | 'none';
}

/**
 * The act follows the relation: who applies is not invited, an invitation that waits or was accepted is not repeated, an
 * update is asked for once at a time, and first where the profile is old.
 */
export function possibleActs(standing: Standing, now: Date): PossibleActs {
  const { application, invitation, update, updatedAt } = standing;
  const isApplicant = application !== null && !['Withdrawn', 'Rejected'].includes(application.status);
  const isInvited = invitation !== null && ['Waiting', 'Accepted'].includes(invitation.status);
  const invite = !isApplicant && !isInvited;
  const ask = update?.status !== 'Waiting';
  const isStale = now.getTime() - updatedAt.getTime() > staleAfter;
  if (isApplicant || isInvited) return { invite, ask, first: 'none' };
  return { invite, ask, first: ask && isStale ? 'ask' : 'invite' };
}

/** An unanswered request whose time is over has expired, whether or not a task has said so yet. */
export function shownStatus(request: { status: RequestStatus; expiresAt: Date }, now: Date): RequestStatus {
  return request.status === 'Waiting' && request.expiresAt <= now ? 'Expired' : request.status;
}
