import { type MemberAct, memberMay } from '#domain/companies/members.ts';
import type { CompanyActor } from '#server/platform/actor.ts';

/** A member works with the openings of the own company, as far as the role goes. */
export function mayActOnOpening(actor: CompanyActor, act: MemberAct) {
  return (opening: { companyId: string }): boolean =>
    opening.companyId === actor.companyId && memberMay(actor.memberRole, act);
}
