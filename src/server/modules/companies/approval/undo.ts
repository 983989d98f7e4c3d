import type { z } from 'zod';
import { approvalUndoSeconds } from '#domain/companies/approval.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { companyUnderReview } from '#server/modules/companies/events.ts';
import { sendApproved } from '#server/modules/companies/mail.ts';
import { selectOwners } from '#server/modules/companies/members/queries.ts';
import { type Company, updateCompany } from '#server/modules/companies/queries.ts';
import { findCompany, getCompanyLocked } from '#server/modules/companies/service.ts';
import type { ApprovalBefore } from '#server/modules/companies/table.ts';
import type { tellApprovedTask } from '#server/modules/companies/task-names.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** What an approval is about to change. */
export function approvalBefore(company: Company): ApprovalBefore {
  return {
    approvedStatus: company.approvedStatus === 'Declined' ? 'Declined' : 'Pending',
    approvedAt: company.approvedAt?.toISOString() ?? null,
    verifiedBy: company.verifiedBy,
    declineReason: company.declineReason,
    changedFields: company.changedFields,
    trialExpiresAt: company.trialExpiresAt?.toISOString() ?? null,
  };
}

/** Until when an approval can be taken back; null where there is none to take back. */
export function undoUntil({ approvedStatus, approvedAt, approvalBefore }: Company): Date | null {
  if (approvedStatus !== 'Approved' || !approvedAt || !approvalBefore) return null;
  return new Date(approvedAt.getTime() + approvalUndoSeconds * 1000);
}

/**
 * Takes an approval back within its 60 s: everything stands as before, nothing was mailed, nothing of the company stays
 * public. What was saved since, by anybody, refuses it.
 */
export async function undoApproval(
  context: Context<AdminActor>,
  input: { id: string; version: number },
): Promise<void> {
  const found = await findCompany(context, input.id);
  if (!found) throw new Refusal('NOT_FOUND');
  const company = await getCompanyLocked(context, found.id);
  const until = undoUntil(company);
  const now = context.clock.now();
  if (!company.approvalBefore || !until || until <= now || company.version !== input.version)
    throw new Refusal('CONFLICT');
  const { approvedAt, trialExpiresAt, ...before } = company.approvalBefore;
  await updateCompany(
    context.db,
    company.id,
    {
      ...before,
      approvedAt: approvedAt === null ? null : new Date(approvedAt),
      trialExpiresAt: trialExpiresAt === null ? null : new Date(trialExpiresAt),
      approvalBefore: null,
    },
    now,
  );
  await recordActivity(context, { companyId: company.id, kind: 'company.approval_undone' });
  await context.events.publish(context, companyUnderReview, { companyId: company.id, changed: [] });
}

/** Writes to the owners of an approval that was not taken back. */
export async function tellApproved(
  context: Context,
  { companyId, approvedAt, trialDays }: z.output<typeof tellApprovedTask.payload>,
): Promise<void> {
  const company = await findCompany(context, companyId);
  if (company?.approvedStatus !== 'Approved' || company.approvedAt?.toISOString() !== approvedAt) return;
  const owners = await selectOwners(context.db, companyId);
  await sendApproved(context, company, { owners, approvedAt, trialDays });
}
