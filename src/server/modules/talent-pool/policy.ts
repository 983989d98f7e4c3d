import type { Actor } from '#server/platform/actor.ts';

/** A request is answered by the candidate whom it asks. */
export function isOwnRequest(actor: Actor, request: { candidateId: string }): boolean {
  return actor.role === 'candidate' && request.candidateId === actor.accountId;
}
