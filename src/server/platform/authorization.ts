import type { Policy } from '#contract/route.ts';
import type { Actor, CompanyActor } from './actor.ts';
import { Refusal } from './refusal.ts';

/** Checks a call's policy against the actor; refuses with 401 without a session, else 403. */
export function requirePolicy(policy: Policy, actor: Actor): void {
  if (policy === 'public') return;
  if (actor.role === 'visitor') throw new Refusal('NOT_SIGNED_IN');
  if (!permits(policy, actor)) throw refusalOf(policy, actor);
}

/** The policies as one rule each. */
export function permits(policy: Policy, actor: Actor): boolean {
  switch (policy) {
    case 'public':
      return true;
    case 'signed-in':
      return actor.role !== 'visitor';
    case 'candidate':
      return actor.role === 'candidate';
    case 'candidate-or-approved-company':
      return actor.role === 'candidate' || isApproved(actor);
    case 'company':
      return actor.role === 'company';
    case 'company-owner':
      return actor.role === 'company' && actor.memberRole === 'owner';
    case 'approved-company':
      return isApproved(actor);
    case 'approved-recruiter':
      return isApproved(actor) && actor.memberRole !== 'viewer';
    case 'admin':
      return actor.role === 'admin' || actor.role === 'superadmin';
    case 'superadmin':
      return actor.role === 'superadmin';
  }
}

declare const proof: unique symbol;
/** A row that a policy was asked about; queries that change something take nothing else. */
export type Authorized<Row> = Row & { readonly [proof]: true };

/** Asks a module's rule about a row; a row that is not the actor's answers like one that does not exist. */
export function authorize<Row>(row: Row | undefined, isAllowed: (row: Row) => boolean): Authorized<Row> {
  if (row === undefined || !isAllowed(row)) throw new Refusal('NOT_FOUND');
  return row as Authorized<Row>;
}

function isApproved(actor: Actor): actor is CompanyActor {
  return actor.role === 'company' && actor.approvedStatus === 'Approved';
}

function refusalOf(policy: Policy, actor: Actor): Refusal {
  const waitsForApproval = policy.includes('approved-') && actor.role === 'company' && !isApproved(actor);
  return new Refusal(waitsForApproval ? 'COMPANY_NOT_APPROVED' : 'NOT_ALLOWED');
}
