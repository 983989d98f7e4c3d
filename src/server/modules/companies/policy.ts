import { type MemberAct, memberMay } from '#domain/companies/roles.ts';
import type { Actor, AdminActor, MemberActor } from '#server/platform/actor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { employerIn, scopeOf } from '#server/platform/scope.ts';

/** Whether the actor is an administrator. */
export function isAdministrator(actor: Actor): actor is AdminActor {
  return actor.role === 'admin' || actor.role === 'superadmin';
}

/** Refuses a member whose role may not do that; whether the company is approved is asked by the call's own policy. */
export function requireAct(member: MemberActor, act: MemberAct): void {
  if (!memberMay(member.memberRole, act)) throw new Refusal('NOT_ALLOWED');
}

/** Ids that a payload names must be the caller's own; a foreign one answers as if it did not exist (Z3, Z4). */
export function requireOwnIds(
  member: MemberActor,
  named: { id?: string | null; user_id?: string | null; company_id?: string | null },
): void {
  const own = [member.accountId, employerIn(scopeOf(member))];
  for (const id of [named.id, named.user_id, named.company_id]) {
    if (id && !own.includes(id)) throw new Refusal('NOT_FOUND');
  }
}
