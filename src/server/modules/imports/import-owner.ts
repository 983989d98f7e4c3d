import { findMembership } from '#server/modules/companies/service.ts';
import { findAccount } from '#server/modules/identity/service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import { permits } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import type { ImportRecord } from './queries.ts';

/** In the name of the owner who began it; who is none any more, or whose company was stopped, goes on with nothing. */
export async function ownerOf(context: Context, row: ImportRecord): Promise<OwnerActor | undefined> {
  const membership = row.createdBy ? await findMembership(context.db, row.createdBy) : undefined;
  if (!membership || !row.createdBy) return undefined;
  const { memberRole, ...standing } = membership;
  if (memberRole !== 'owner' || standing.companyId !== row.companyId) return undefined;
  const account = await findAccount(context.db, row.createdBy);
  if (account?.status !== 'active') return undefined;
  const { id: accountId, name, nameAr, email } = account;
  const unsigned = { sessionId: '', isEmailVerified: true, accountId, name, nameAr, email };
  const actor = { role: 'company' as const, ...unsigned, ...standing, memberRole };
  return permits('approved-recruiter', actor) ? actor : undefined;
}
