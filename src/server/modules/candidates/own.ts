import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The caller, who must be a candidate. */
export function requireCandidate({ actor }: Context): CandidateActor {
  if (actor.role !== 'candidate') throw new Refusal('NOT_ALLOWED');
  return actor;
}

/** The caller's id behind a path that means "me"; another's id answers 404, another's `user_id` in a payload 403 (W3, Z3). */
export function requireOwn(context: Context, id: string, userId?: string | null): string {
  const { accountId } = requireCandidate(context);
  if (id !== '1' && id !== 'me' && id !== accountId) throw new Refusal('NOT_FOUND');
  if (userId && userId !== '1' && userId !== accountId) throw new Refusal('NOT_ALLOWED');
  return accountId;
}
