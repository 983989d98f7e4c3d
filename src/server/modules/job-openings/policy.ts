import { type MemberAct, memberMay } from '#domain/companies/roles.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { scopeOf, sees } from '#server/platform/scope.ts';

/** A member works with the openings of the own company that are seen, as far as the role goes. */
export function mayActOnOpening(actor: MemberActor, act: MemberAct) {
  return ({ companyId, id: openingId }: { companyId: string; id: string }): boolean =>
    sees(scopeOf(actor), { companyId, openingId }) && memberMay(actor.memberRole, act);
}
