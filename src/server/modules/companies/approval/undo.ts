import type { z } from 'zod';
import { approvalUndoSeconds } from '#domain/companies/approval.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { companyApproved, companyUnderReview } from '#server/modules/companies/events.ts';
import { sendApproved, sendDeclined } from '#server/modules/companies/mail.ts';
import { selectOwners } from '#server/modules/companies/members/queries.ts';
import { type Company, updateCompany } from '#server/modules/companies/queries.ts';
import { findCompany, getCompanyLocked } from '#server/modules/companies/service.ts';
import type { ApprovalBefore } from '#server/modules/companies/table.ts';
import type { tellApprovedTask, tellDeclinedTask } from '#server/modules/companies/task-names.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** What a decision is about to change. */
export function approvalBefore(company: Company, decidedAt: Date): ApprovalBefore {
  return {
    decidedAt: decidedAt.toISOString(),
    approvedStatus: company.approvedStatus,
    approvedAt: company.approvedAt?.toISOString() ?? null,
    verifiedBy: company.verifiedBy,
    declineReason: company.declineReason,
    changedFields: company.changedFields,
    trialExpiresAt: company.trialExpiresAt?.toISOString() ?? null,
  };
}

/** Until when the last decision can be taken back; null where there is none to take back. */
export function undoUntil(company: Company): Date | null {
  const decidedAt = lastDecision(company);
  return decidedAt && new Date(decidedAt.getTime() + approvalUndoSeconds * 1000);
}

function lastDecision({ approvedStatus, approvedAt, approvalBefore }: Company): Date | null {
  if (!approvalBefore || !['Approved', 'Declined'].includes(approvedStatus)) return null;
  // An approval that a process of the release before this one took down names no moment of its own.
  return approvalBefore.decidedAt ? new Date(approvalBefore.decidedAt) : approvedAt;
}

/**
 * Takes an approval or a refusal back within its 60 s: everything stands as before, nothing was mailed, of the company is
 * public what was. What was saved since, by anybody, refuses it.
 */
export async function undoDecision(
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
  const { decidedAt: _, approvedAt, trialExpiresAt, ...before } = company.approvalBefore;
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
  const kind = company.approvedStatus === 'Declined' ? 'company.decline_undone' : 'company.approval_undone';
  await recordActivity(context, { companyId: company.id, kind });
  if (before.approvedStatus === 'Approved')
    await context.events.publish(context, companyApproved, { companyId: company.id });
  else await context.events.publish(context, companyUnderReview, { companyId: company.id, changed: [] });
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

/** Writes to the owners of a refusal that was not taken back, nor followed by another decision. */
export async function tellDeclined(
  context: Context,
  { companyId, decidedAt }: z.output<typeof tellDeclinedTask.payload>,
): Promise<void> {
  const company = await findCompany(context, companyId);
  if (company?.approvalBefore?.decidedAt !== decidedAt) return;
  if (company.approvedStatus === 'Declined')
    await sendDeclined(context, company, company.declineReason ?? '');
}
