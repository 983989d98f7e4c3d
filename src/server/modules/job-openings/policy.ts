import { type MemberAct, memberMay } from '#domain/companies/members.ts';
import type { Actor, CompanyActor } from '#server/platform/actor.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A member of a company; the call's policy has asked for the approval. */
export function requireMember(actor: Actor): CompanyActor {
  if (actor.role !== 'company') throw new Refusal('NOT_ALLOWED');
  return actor;
}

/** A member works with the openings of the own company, as far as the role goes. */
export function mayActOnOpening(actor: CompanyActor, act: MemberAct) {
  return (opening: { companyId: string }): boolean =>
    opening.companyId === actor.companyId && memberMay(actor.memberRole, act);
}
