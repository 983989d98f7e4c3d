import { freshEntryMinutes } from '#domain/companies/sign-in.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { refuseField } from '#server/platform/refusal.ts';
import { selectProvedAt } from './queries.ts';

/** Until when an entry by a company's own sign-in counts; undefined where it does no more. */
export function proofFreshFor(provedAt: Date | null, now: Date): Date | undefined {
  if (!provedAt) return undefined;
  const until = new Date(provedAt.getTime() + freshEntryMinutes * 60_000);
  return until > now ? until : undefined;
}

/**
 * For whoever has no password: the company's own sign-in has to have said in this session, a moment ago, who it is. A
 * candidate sets a password first, by email: not every provider proves anew whom its browser knows.
 */
export async function requireFreshProof(
  { db, actor, clock }: Context<SignedInActor>,
  field: string,
): Promise<void> {
  if (actor.role === 'candidate') throw refuseField(field, 'validation_set_password_first');
  if (!proofFreshFor(await selectProvedAt(db, actor), clock.now()))
    throw refuseField(field, 'validation_confirm_by_company');
}
