import { domainOf } from '#domain/companies/sign-in.ts';
import type { OwnWayContributor } from '#server/modules/identity/contributors.ts';
import { isSpoken } from './connection-queries.ts';
import { selectDomains } from './domain-queries.ts';
import { selectEnforced } from './enforced-queries.ts';

/**
 * A member with an address of a proved domain comes in by the company's sign-in alone, where that is enforced. One owner
 * keeps the password; where that one has gone, every owner does.
 */
export const findOwnWayOf: OwnWayContributor = async ({ db, config }, { id, email }) => {
  const found = await selectEnforced(db, { accountId: id, domain: domainOf(email) });
  // A sign-in that this installation does not speak is nobody's only way.
  if (!found || !isSpoken({ config }, found)) return undefined;
  const { companyId, company, companyAr, role, keeperId, keeperRole } = found;
  const proved = (await selectDomains(db, companyId)).filter(({ provedAt }) => provedAt !== null);
  const hasKeeper = keeperRole === 'owner';
  return {
    ...{ company, companyAr, domains: proved.map(({ domain }) => domain) },
    keepsPassword: role === 'owner' && (!hasKeeper || keeperId === id),
  };
};
