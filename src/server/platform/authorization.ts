import type { Policy } from '#contract/route.ts';
import { type CompanyFeature, hasFeature } from '#domain/companies/features.ts';
import { memberMay } from '#domain/companies/roles.ts';
import type {
  Actor,
  AdminActor,
  CandidateActor,
  CompanyActor,
  MemberActor,
  OwnerActor,
  SignedInActor,
} from './actor.ts';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';
import { isMember } from './scope.ts';

/** Who a policy lets in. */
export interface ActorOf {
  public: Actor;
  'signed-in': SignedInActor;
  candidate: CandidateActor;
  'candidate-or-approved-company': CandidateActor | CompanyActor;
  'candidate-or-opening-team': CandidateActor | MemberActor;
  member: MemberActor;
  'member-or-admin': MemberActor | AdminActor;
  'opening-team': MemberActor;
  'opening-decider': MemberActor;
  company: CompanyActor;
  'company-owner': OwnerActor;
  'approved-company': CompanyActor;
  'approved-recruiter': CompanyActor;
  'company-or-admin': CompanyActor | AdminActor;
  admin: AdminActor;
  superadmin: AdminActor;
}

/** Checks a call's policy against the caller; refuses with 401 without a session, else 403. */
export function requirePolicy<Settled extends Policy>(
  policy: Settled,
  context: Context,
): asserts context is Context<ActorOf[Settled]> {
  const { actor } = context;
  if (admits(policy, context)) return;
  if (actor.role === 'visitor') throw new Refusal('NOT_SIGNED_IN');
  throw refusalOf(policy, actor);
}

/** Refuses the people of a company with `FEATURE_OFF` where an administrator switched one of the features off. */
export function requireFeatures(features: readonly CompanyFeature[], actor: Actor): void {
  if (!isMember(actor)) return;
  const feature = features.find((one) => !hasFeature(actor, one));
  if (feature) throw new Refusal('FEATURE_OFF', { params: { feature } });
}

/** Whether a policy lets the caller in, who is known as such from then on. */
export function admits<Settled extends Policy>(
  policy: Settled,
  context: Context,
): context is Context<ActorOf[Settled]> {
  return permits(policy, context.actor);
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
    case 'candidate-or-opening-team':
      return actor.role === 'candidate' || permits('opening-team', actor);
    case 'member':
      return isMember(actor);
    case 'member-or-admin':
      return isMember(actor) || permits('admin', actor);
    case 'opening-team':
      return isMember(actor) && actor.approvedStatus === 'Approved';
    case 'opening-decider':
      return (
        permits('opening-team', actor) && isMember(actor) && memberMay(actor.memberRole, 'change_status')
      );
    case 'company':
      return actor.role === 'company';
    case 'company-owner':
      return actor.role === 'company' && actor.memberRole === 'owner';
    case 'approved-company':
      return isApproved(actor);
    case 'approved-recruiter':
      return isApproved(actor) && actor.memberRole !== 'viewer';
    case 'company-or-admin':
      return actor.role === 'company' || permits('admin', actor);
    case 'admin':
      return actor.role === 'admin' || actor.role === 'superadmin';
    case 'superadmin':
      return actor.role === 'superadmin';
  }
}

/** Asks a module's rule about a row; a row that is not the actor's answers like one that does not exist. */
export function authorize<Row>(row: Row | undefined, isAllowed: (row: Row) => boolean): Row {
  if (row === undefined || !isAllowed(row)) throw new Refusal('NOT_FOUND');
  return row;
}

function isApproved(actor: Actor): actor is CompanyActor {
  return actor.role === 'company' && actor.approvedStatus === 'Approved';
}

function refusalOf(policy: Policy, actor: Actor): Refusal {
  const isGated = policy.includes('approved-') || policy.includes('opening-');
  if (!isGated || !isMember(actor) || actor.approvedStatus === 'Approved') return new Refusal('NOT_ALLOWED');
  return new Refusal(refusalBeforeApproval(actor.approvedStatus));
}

/** Why the gate is closed: closed for good, stopped by an administrator, the documents were declined, or nobody has read them yet. */
export function refusalBeforeApproval(status: CompanyActor['approvedStatus']) {
  if (status === 'Closed') return 'COMPANY_CLOSED';
  if (status === 'Suspended') return 'COMPANY_SUSPENDED';
  return status === 'Declined' ? 'COMPANY_DECLINED' : 'COMPANY_NOT_APPROVED';
}
