import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The caller's id behind a path that means "me"; another's id answers 404, another's `user_id` in a payload 403 (W3, Z3). */
export function requireOwn(
  { actor: { accountId } }: Context<CandidateActor>,
  id: string,
  userId?: string | null,
): string {
  if (id !== '1' && id !== 'me' && id !== accountId) throw new Refusal('NOT_FOUND');
  if (userId && userId !== '1' && userId !== accountId) throw new Refusal('NOT_ALLOWED');
  return accountId;
}
