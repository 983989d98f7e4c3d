import { canWithdraw, isDecidable } from '#domain/applications/status-changes.ts';
import { type MemberAct, memberMay } from '#domain/companies/roles.ts';
import type { Actor } from '#server/platform/actor.ts';
import { isMember, scopeOf, sees } from '#server/platform/scope.ts';
import type { ApplicationRecord } from './queries.ts';

/** Every member who sees its opening reads it, until it is taken off the list. */
export function mayReview(actor: Actor, application: ApplicationRecord): boolean {
  return isMember(actor) && application.removedAt === null && sees(scopeOf(actor), application);
}

/** Viewers and interviewers read; recruiters, owners, and hiring managers of the opening change. */
export function mayChange(actor: Actor, application: ApplicationRecord): boolean {
  return may(actor, 'change_status', application);
}

export function isOwn(actor: Actor, application: ApplicationRecord): boolean {
  return actor.role === 'candidate' && application.candidateId === actor.accountId;
}

/** What may be done with it; who was added by hand and has not confirmed is taken nowhere and shown to nobody. */
export function abilitiesOf(actor: Actor, application: ApplicationRecord, isUnconfirmed: boolean) {
  const isOpen = isDecidable(application.status);
  return {
    change_status: isOpen && mayChange(actor, application),
    remove: may(actor, 'remove_application', application),
    move: isOpen && !isUnconfirmed && may(actor, 'move_application', application),
    rate: may(actor, 'rate', application),
    share: !isUnconfirmed && may(actor, 'share', application),
    message: !isUnconfirmed && may(actor, 'message', application),
  };
}

export function mayWithdraw(actor: Actor, application: ApplicationRecord): boolean {
  return isOwn(actor, application) && canWithdraw(application.status);
}

function may(actor: Actor, act: MemberAct, application: ApplicationRecord): boolean {
  return mayReview(actor, application) && isMember(actor) && memberMay(actor.memberRole, act);
}
