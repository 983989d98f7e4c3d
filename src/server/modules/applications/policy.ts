import { canWithdraw } from '#domain/applications/applications.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { ApplicationRecord } from './queries.ts';

/** Every member of the company that received it reads it, until it is taken off the list. */
export function mayReview(actor: Actor, application: ApplicationRecord): boolean {
  return (
    actor.role === 'company' && application.companyId === actor.companyId && application.removedAt === null
  );
}

/** Viewers read; recruiters and owners change. */
export function mayChange(actor: Actor, application: ApplicationRecord): boolean {
  return mayReview(actor, application) && actor.role === 'company' && actor.memberRole !== 'viewer';
}

export function isOwn(actor: Actor, application: ApplicationRecord): boolean {
  return actor.role === 'candidate' && application.candidateId === actor.accountId;
}

export function abilitiesOf(actor: Actor, application: ApplicationRecord) {
  const change = mayChange(actor, application);
  const isOpen = change && application.status !== 'Withdrawn';
  return { change_status: isOpen, remove: change, move: isOpen };
}

export function mayWithdraw(actor: Actor, application: ApplicationRecord): boolean {
  return isOwn(actor, application) && canWithdraw(application.status);
}
