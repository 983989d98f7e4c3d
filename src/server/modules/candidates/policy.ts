import { hasFeature } from '#domain/companies/features.ts';
import type { Context } from '#server/platform/context.ts';
import { isMember, scopeOf } from '#server/platform/scope.ts';
import type { CompanyTie } from './contributors.ts';
import type { Person } from './queries.ts';

export type Tie = CompanyTie | 'pool';

/**
 * What lets the asking company see a whole profile: an application to it, an accepted invitation, or the candidate's
 * consent to be found by approved companies that have the pool. Who hides from a company is seen by it only after turning to it.
 */
export async function tieOfCompany(context: Context, person: Person): Promise<Tie | undefined> {
  const { actor } = context;
  if (!isMember(actor) || actor.approvedStatus !== 'Approved') return undefined;
  const pair = { candidateId: person.account.id, scope: scopeOf(actor) };
  for (const contributor of context.contributors.profile) {
    const tie = await contributor.findTie(context, pair);
    if (tie) return tie;
  }
  // The pool is of no opening: who works for named ones does not see it.
  if (actor.role === 'hiring' || !isInPool(person) || hidesFrom(person, actor.companyId)) return undefined;
  return hasFeature(actor, 'candidate_pool') ? 'pool' : undefined;
}

/** In the talent pool are candidates who agreed to it, with a verified address and an active account. */
function isInPool({ candidate, account }: Person): boolean {
  return candidate.poolConsent && account.emailVerifiedAt !== null && account.status === 'active';
}

export function hidesFrom({ candidate }: Person, companyId: string): boolean {
  return candidate.hiddenFromCompanies.includes(companyId);
}
