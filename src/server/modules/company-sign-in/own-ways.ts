import { domainOf } from '#domain/companies/sign-in.ts';
import type { OwnWayContributor } from '#server/modules/identity/contributors.ts';
import { selectEnforced } from './enforced-queries.ts';

/**
 * A member with an address of a proved domain comes in by the company's sign-in alone, where that is enforced. One owner
 * keeps the password; where that one has gone, every owner does.
 */
export const findOwnWayOf: OwnWayContributor = async ({ db }, { id, email }) => {
  const found = await selectEnforced(db, { accountId: id, domain: domainOf(email) });
  if (!found) return undefined;
  const { company, companyAr, role, keeperId, keeperRole } = found;
  const hasKeeper = keeperRole === 'owner';
  return { company, companyAr, keepsPassword: role === 'owner' && (!hasKeeper || keeperId === id) };
};
