import {
  type ApprovalStatus,
  approvalUndoSeconds,
  canChangeApproval,
  decisionProblem,
} from '#domain/companies/approval.ts';
import { isDocumentExpired } from '#domain/companies/documents.ts';
import type { CompanyAdministration, CompanyProfileUpdate } from '#domain/companies/profile.ts';
import type { ReviewCheck } from '#domain/companies/review.ts';
import { trialEnd, trialEndAfter, trialLastDay } from '#domain/companies/trial.ts';
import { trialDays } from '#domain/plans.ts';
import { calendarDate } from '#domain/time.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { companyApproved, companyDeclined } from '#server/modules/companies/events.ts';
import { tellWaiting } from '#server/modules/companies/mail.ts';
import { selectOwners } from '#server/modules/companies/members/queries.ts';
import { isAdministrator, requireAct, requireOwnIds } from '#server/modules/companies/policy.ts';
import { changeCompany } from '#server/modules/companies/profile/service.ts';
import {
  type Company,
  type CompanyChanges,
  selectDocuments,
  updateCompany,
} from '#server/modules/companies/queries.ts';
import { findCompany, getCompanyLocked } from '#server/modules/companies/service.ts';
import { tellApprovedTask, tellDeclinedTask } from '#server/modules/companies/task-names.ts';
import { findPlan, trialPlanId } from '#server/modules/plans/service.ts';
import type { AdminActor, CompanyActor, OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { approvalBefore } from './undo.ts';

export type CompanyDataUpdate = CompanyProfileUpdate &
  CompanyAdministration & {
    id?: string;
    user_id?: string | null;
    company_id?: string;
    approved_status?: ApprovalStatus;
    decline_reason?: string | null;
    open_checks?: ReviewCheck[];
  };

/**
 * POST api/company-data-update of a company: it changes its own profile; whatever it says of approval, plan, slots or
 * trial counts for nothing (W5).
 */
export async function changeOwnCompany(
  context: Context<CompanyActor | AdminActor>,
  actor: CompanyActor,
  input: CompanyDataUpdate,
): Promise<Company> {
  requireAct(actor, 'edit_company');
  requireOwnIds(actor, input);
  const stored = await getCompanyLocked(context, actor.companyId);
  return (await changeCompany(context, stored, input)).company;
}

/**
 * The same of an administrator, who names the company, may set all of these, and decides: on the `version` that the
 * call sends, or else on the status that stood when it came in. The second decision is refused.
 */
export async function administerCompany(
  context: Context<CompanyActor | AdminActor>,
  input: CompanyDataUpdate,
): Promise<Company> {
  const named = input.company_id ?? input.id ?? input.user_id;
  const found = named ? await findCompany(context, named) : undefined;
  if (!found) throw new Refusal('NOT_FOUND');
  const stored = await getCompanyLocked(context, found.id);
  if (input.version !== undefined && input.version !== stored.version) throw new Refusal('CONFLICT');
  if (input.approved_status && stored.approvedStatus !== found.approvedStatus) throw new Refusal('CONFLICT');
  const decision = input.approved_status;
  const decides = decision !== undefined && decision !== stored.approvedStatus;
  const problem = decides
    ? decisionProblem(stored.approvedStatus, decision, input.decline_reason)
    : undefined;
  if (problem)
    throw refuseField(
      problem === 'validation_approval_change' ? 'approved_status' : 'decline_reason',
      problem,
    );
  const { company: changed } = await changeCompany(context, stored, input);
  const company = await setPlan(context, changed, input);
  if (!decides) return company;
  const openChecks = input.open_checks ?? [];
  return decision === 'Approved'
    ? approveCompany(context, company, openChecks)
    : declineCompany(context, company, { reason: input.decline_reason ?? '', openChecks });
}

/**
 * Approves a company whose owner's address is verified: its settings exist from now on, its first approval begins the
 * trial of 30 days, its openings may become public (`company.approved`), its owners get a letter once it can no longer be
 * taken back. A check that was left open does not stop it and is named in the history.
 */
async function approveCompany(
  context: Context,
  stored: Company,
  openChecks: ReviewCheck[],
): Promise<Company> {
  const { id: companyId } = stored;
  if (!canChangeApproval(stored.approvedStatus, 'Approved', 'administrator'))
    throw refuseField('approved_status', 'validation_approval_change');
  const owners = await selectOwners(context.db, companyId);
  if (!owners.some((owner) => owner.emailVerifiedAt))
    throw refuseField('approved_status', 'companies_owner_unverified');
  const now = context.clock.now();
  const beginsTrial = stored.planId === trialPlanId && !stored.trialExpiresAt;
  const company = await updateCompany(
    context.db,
    companyId,
    {
      approvedStatus: 'Approved',
      approvedAt: now,
      verifiedBy: isAdministrator(context.actor) ? context.actor.name : null,
      declineReason: null,
      changedFields: [],
      approvalBefore: approvalBefore(stored, now),
      settingsCreatedAt: stored.settingsCreatedAt ?? now,
      ...(beginsTrial && { trialExpiresAt: trialEnd(now, stored.timezone) }),
    },
    now,
  );
  const teamFacts = named(openChecks);
  await recordActivity(context, { companyId, kind: 'company.approved', teamFacts });
  await context.tasks.enqueue(
    context.db,
    tellApprovedTask,
    { companyId, approvedAt: now.toISOString(), trialDays: beginsTrial ? trialDays : null },
    { startAfter: new Date(now.getTime() + approvalUndoSeconds * 1000) },
  );
  await context.events.publish(context, companyApproved, { companyId });
  return company;
}

/**
 * Declines a company with a reason; nothing of it stays public. Its owners read the reason on their screens, and in a
 * letter once it can no longer be taken back.
 */
async function declineCompany(
  context: Context,
  stored: Company,
  decision: { reason: string; openChecks: ReviewCheck[] },
): Promise<Company> {
  const { id: companyId } = stored;
  const reason = decision.reason.trim();
  const problem = decisionProblem(stored.approvedStatus, 'Declined', reason);
  if (problem) throw refuseField('decline_reason', problem);
  const now = context.clock.now();
  // What is changed from now on is the correction.
  const changes = {
    approvedStatus: 'Declined' as const,
    declineReason: reason,
    approvalBefore: approvalBefore(stored, now),
    changedFields: [] as string[],
  };
  const company = await updateCompany(context.db, companyId, changes, now);
  const teamFacts = named(decision.openChecks);
  await recordActivity(context, { companyId, kind: 'company.declined', subject: reason, teamFacts });
  await context.tasks.enqueue(
    context.db,
    tellDeclinedTask,
    { companyId, decidedAt: now.toISOString() },
    { startAfter: new Date(now.getTime() + approvalUndoSeconds * 1000) },
  );
  await context.events.publish(context, companyDeclined, { companyId, reason });
  return company;
}

function named(openChecks: ReviewCheck[]): Record<string, string> {
  return openChecks.length > 0 ? { openChecks: openChecks.join(',') } : {};
}

/** A declined company that corrected something sends its documents again: it is Pending once more. */
export async function submitAgain(context: Context<OwnerActor>): Promise<Company> {
  const { companyId } = context.actor;
  const stored = await getCompanyLocked(context, companyId);
  if (stored.approvedStatus !== 'Declined' || !canChangeApproval(stored.approvedStatus, 'Pending', 'company'))
    throw new Refusal('CONFLICT');
  const documents = await selectDocuments(context.db, companyId);
  if (!documents.some(({ kind }) => kind === 'Commercial registration'))
    throw refuseField('cr_file', 'validation_cr_required');
  if (stored.changedFields.length === 0) throw refuseField('changed_fields', 'companies_nothing_corrected');
  const now = context.clock.now();
  if (isDocumentExpired(stored.crExpiresOn, calendarDate(now, stored.timezone)))
    throw refuseField('cr_expiry_number', 'validation_document_expired');
  const pending = { approvedStatus: 'Pending', submittedAt: now, approvalBefore: null } as const;
  const company = await updateCompany(context.db, companyId, pending, now);
  await recordActivity(context, { companyId, kind: 'company.submitted' });
  await tellWaiting(context, company);
  return company;
}

/** Plan, slots and trial; what equals the stored value changes nothing, so that a whole item may be sent back. */
async function setPlan(context: Context, company: Company, input: CompanyAdministration): Promise<Company> {
  const changes: CompanyChanges = await planChanges(context, company, input.package);
  if (input.slot !== undefined && input.slot !== company.jobSlots) changes.jobSlots = input.slot;
  const { video_question_slot: video, screening_question_slot: screening } = input;
  if (video !== undefined && video !== company.videoSlots) changes.videoSlots = video;
  if (screening !== undefined && screening !== company.screeningSlots) changes.screeningSlots = screening;
  const lastDay = trialLastDay(company.trialExpiresAt, company.timezone);
  const isOnTrial = (changes.planId ?? company.planId) === trialPlanId;
  if (isOnTrial && input.trial_expiry && input.trial_expiry !== lastDay)
    changes.trialExpiresAt = trialEndAfter(input.trial_expiry, company.timezone);
  if (Object.keys(changes).length === 0) return company;
  const changed = await updateCompany(context.db, company.id, changes, context.clock.now());
  const subject = Object.keys(changes)
    .flatMap((column) => wireNames[column as keyof CompanyChanges] ?? [])
    .join(', ');
  await recordActivity(context, { companyId: company.id, kind: 'company.plan_set', subject });
  return changed;
}

const wireNames: { [Column in keyof CompanyChanges]?: string } = {
  planId: 'package',
  jobSlots: 'slot',
  videoSlots: 'video_question_slot',
  screeningSlots: 'screening_question_slot',
  trialExpiresAt: 'trial_expiry',
};

async function planChanges(
  context: Context,
  company: Company,
  wanted: string | undefined,
): Promise<CompanyChanges> {
  if (!wanted) return {};
  const plan = await findPlan(context, wanted);
  if (!plan) throw refuseField('package', 'validation_option');
  if (plan.id === company.planId) return {};
  return {
    planId: plan.id,
    jobSlots: plan.jobSlots,
    videoSlots: plan.videoSlots,
    screeningSlots: plan.screeningSlots,
    ...(plan.id !== trialPlanId && { trialExpiresAt: null }),
  };
}
