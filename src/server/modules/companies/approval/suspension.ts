import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { companyApproved, companySuspended } from '#server/modules/companies/events.ts';
import { sendRestored, sendSuspended } from '#server/modules/companies/mail.ts';
import { sendToReview } from '#server/modules/companies/profile/service.ts';
import { type Company, updateCompany } from '#server/modules/companies/queries.ts';
import { findCompany, getCompanyLocked } from '#server/modules/companies/service.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';

interface Named {
  id: string;
  /** What the administrator saw: whatever was saved since refuses it. */
  version: number;
}

/** Stops an approved company: nothing of it is public, its people do nothing behind the gate, its owners read why. */
export async function suspendCompany(
  context: Context<AdminActor>,
  input: Named & { reason: string },
): Promise<void> {
  const { reason } = input;
  const stored = await requireSeen(context, input);
  if (stored.approvedStatus !== 'Approved') throw new Refusal('CONFLICT');
  const stopped = { approvedStatus: 'Suspended', declineReason: reason, approvalBefore: null } as const;
  const company = await updateCompany(context.db, stored.id, stopped, context.clock.now());
  await recordActivity(context, { companyId: company.id, kind: 'company.suspended', subject: reason });
  await sendSuspended(context, company, reason);
  await context.events.publish(context, companySuspended, { companyId: company.id });
}

/**
 * Lifts a suspension: everything is as before, its approval keeps its date. A company that meanwhile changed what visitors
 * rely on waits for a decision about that first, as an approved one does that changes it (T2).
 */
export async function liftSuspension(context: Context<AdminActor>, input: Named): Promise<void> {
  const stored = await requireSeen(context, input);
  if (stored.approvedStatus !== 'Suspended') throw new Refusal('CONFLICT');
  const again = { approvedStatus: 'Approved', declineReason: null } as const;
  const company = await updateCompany(context.db, stored.id, again, context.clock.now());
  await recordActivity(context, { companyId: company.id, kind: 'company.restored' });
  if (company.changedFields.length > 0) {
    await sendRestored(context, await sendToReview(context, company, company.changedFields));
    return;
  }
  await sendRestored(context, company);
  await context.events.publish(context, companyApproved, { companyId: company.id });
}

async function requireSeen(context: Context, { id, version }: Named): Promise<Company> {
  const found = await findCompany(context, id);
  if (!found) throw new Refusal('NOT_FOUND');
  const stored = await getCompanyLocked(context, found.id);
  if (stored.version !== version) throw new Refusal('CONFLICT');
  return stored;
}
