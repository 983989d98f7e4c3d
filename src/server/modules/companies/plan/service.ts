import { isTrialOver, type Slots } from '#domain/plans.ts';
import { calendarDate } from '#domain/time.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { sendPlanRequested } from '#server/modules/companies/mail.ts';
import { trialOf } from '#server/modules/companies/present.ts';
import {
  type Company,
  insertPlanRequest,
  selectLatestPlanRequest,
} from '#server/modules/companies/queries.ts';
import { getCompany, getCompanyLocked } from '#server/modules/companies/service.ts';
import { findPlan, planLifting, trialPlanId } from '#server/modules/plans/service.ts';
import type { CompanyActor, OwnerActor } from '#server/platform/actor.ts';
import { refusalBeforeApproval } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';

/** Why a company may not publish openings now: it is not approved, or its trial is over and no plan is set. */
export function postingBlock(
  company: Pick<Company, 'approvedStatus' | 'trialExpiresAt' | 'timezone'>,
  now: Date,
):
  | 'COMPANY_NOT_APPROVED'
  | 'COMPANY_DECLINED'
  | 'COMPANY_SUSPENDED'
  | 'COMPANY_CLOSED'
  | 'TRIAL_ENDED'
  | undefined {
  if (company.approvedStatus !== 'Approved') return refusalBeforeApproval(company.approvedStatus);
  const { trial_expiry } = trialOf(company, now);
  return isTrialOver(trial_expiry, calendarDate(now, company.timezone)) ? 'TRIAL_ENDED' : undefined;
}

/** Refuses to publish while `postingBlock` names a reason. */
export function requirePosting({ clock }: Pick<Context, 'clock'>, company: Company): void {
  const block = postingBlock(company, clock.now());
  if (block) throw new Refusal(block);
}

/**
 * Refuses where `added` more than the `taken` ones pass the plan's limit. Count with the company's row locked, in the
 * transaction that writes (W22, X3). The refusal `PLAN_LIMIT` carries the kind, the limit and the plan that lifts it.
 */
export async function requireSlots(
  context: Pick<Context, 'db'>,
  company: Company,
  asked: {
    kind: keyof Slots;
    taken: number;
    added: number;
    /** Where the refusal stands in a form. */
    field?: string;
  },
): Promise<void> {
  const { kind, field } = asked;
  const limit = slotsOf(company)[kind];
  if (asked.taken + asked.added <= limit) return;
  const plan = await planLifting(context, kind, limit);
  const params = { kind, limit, ...(plan && { plan }) };
  const text = plan ? 'error_plan_limit' : 'error_plan_limit_top';
  throw new Refusal(plan ? 'PLAN_LIMIT' : 'PLAN_LIMIT_TOP', {
    params,
    ...(field && { fields: { [field]: [{ text, params }] } }),
  });
}

/** What the company's plan allows. */
function slotsOf(company: Pick<Company, 'jobSlots' | 'videoSlots' | 'screeningSlots'>): Slots {
  return {
    slot: company.jobSlots,
    video_question_slot: company.videoSlots,
    screening_question_slot: company.screeningSlots,
  };
}

/** Keeps an approved company's wish for a plan and writes it to the team; refused while the same one waits. */
export async function requestPlan(
  context: Context<OwnerActor>,
  input: { plan: string; message?: string | null },
): Promise<void> {
  const { companyId, accountId } = context.actor;
  const plan = await findPlan(context, input.plan);
  if (!plan?.isOffered || plan.id === trialPlanId) throw refuseField('plan', 'validation_option');
  // Locked: of two requests at once the second sees the first.
  const company = await getCompanyLocked(context, companyId);
  if (company.approvedStatus !== 'Approved') throw new Refusal(refusalBeforeApproval(company.approvedStatus));
  if (company.planId === plan.id) throw refuseField('plan', 'companies_plan_is_yours');
  const waiting = await findPlanRequest(context, company);
  if (waiting?.planId === plan.id) throw refuseField('plan', 'companies_plan_asked_already');
  await insertPlanRequest(context.db, {
    companyId,
    planId: plan.id,
    message: input.message ?? '',
    requestedBy: accountId,
    createdAt: context.clock.now(),
  });
  await recordActivity(context, { companyId, kind: 'company.plan_requested', subject: plan.name });
  await sendPlanRequested(context, company, plan.name, input.message ?? '');
}

/** The wish that the team has not answered yet: the last one, while the company has another plan. */
export async function readPlanRequest(context: Context<CompanyActor>) {
  return findPlanRequest(context, await getCompany(context, context.actor.companyId));
}

/** The same of any company. */
export async function findPlanRequest({ db }: Pick<Context, 'db'>, company: Company) {
  const latest = await selectLatestPlanRequest(db, company.id);
  return latest && latest.planId !== company.planId ? latest : undefined;
}
