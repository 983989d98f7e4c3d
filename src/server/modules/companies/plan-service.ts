import { isTrialOver, type Slots } from '#domain/plans.ts';
import { calendarDate } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { findPlan, planLifting, trialPlanId } from '../plans/service.ts';
import { recordActivity } from './activity-service.ts';
import { sendPlanRequested } from './mail.ts';
import { requireAct } from './policy.ts';
import { trialOf } from './present.ts';
import { type Company, insertPlanRequest, selectLatestPlanRequest } from './queries.ts';
import { getCompany, getCompanyLocked } from './service.ts';

/** Why a company may not publish openings now: it is not approved, or its trial is over and no plan is set. */
export function postingBlock(
  company: Pick<Company, 'approvedStatus' | 'trialExpiresAt' | 'timezone'>,
  now: Date,
): 'COMPANY_NOT_APPROVED' | 'TRIAL_ENDED' | undefined {
  if (company.approvedStatus !== 'Approved') return 'COMPANY_NOT_APPROVED';
  const { trial_expiry } = trialOf(company, now);
  return isTrialOver(trial_expiry, calendarDate(now, company.timezone)) ? 'TRIAL_ENDED' : undefined;
}

/** Refuses to publish while `postingBlock` names a reason. */
export async function requirePosting(context: Context, companyId: string): Promise<void> {
  const block = postingBlock(await getCompany(context, companyId), context.clock.now());
  if (block) throw new Refusal(block);
}

/**
 * Runs `count` with the company's row locked and refuses where `added` more pass the plan's limit (W22, X3): call it
 * in the transaction that writes. The refusal `PLAN_LIMIT` carries the kind, the limit and the plan that lifts it.
 */
export async function withinSlots(
  context: Context,
  input: {
    companyId: string;
    kind: keyof Slots;
    added?: number;
    /** Where the refusal stands in a form. */
    field?: string;
    count(context: Context): Promise<number>;
  },
): Promise<void> {
  const { companyId, kind, field, added = 1 } = input;
  const company = await getCompanyLocked(context, companyId);
  const limit = slotsOf(company)[kind];
  if ((await input.count(context)) + added <= limit) return;
  const plan = await planLifting(context, kind, limit);
  const params = { kind, limit, ...(plan && { plan }) };
  const text = plan ? 'error_plan_limit' : 'error_plan_limit_top';
  throw new Refusal(plan ? 'PLAN_LIMIT' : 'PLAN_LIMIT_TOP', {
    params,
    ...(field && { fields: { [field]: [{ text, params }] } }),
  });
}

/** What the company's plan allows. */
export function slotsOf(company: Pick<Company, 'jobSlots' | 'videoSlots' | 'screeningSlots'>): Slots {
  return {
    slot: company.jobSlots,
    video_question_slot: company.videoSlots,
    screening_question_slot: company.screeningSlots,
  };
}

/** Keeps an approved company's wish for a plan and writes it to the team; refused while the same one waits. */
export async function requestPlan(
  context: Context,
  input: { plan: string; message?: string | null },
): Promise<void> {
  const { companyId, accountId } = requireAct(context.actor, 'edit_company');
  const plan = await findPlan(context, input.plan);
  if (!plan?.isOffered || plan.id === trialPlanId) throw refuseField('plan', 'validation_option');
  // Locked: of two requests at once the second sees the first.
  const company = await getCompanyLocked(context, companyId);
  if (company.approvedStatus !== 'Approved') throw new Refusal('COMPANY_NOT_APPROVED');
  if (company.planId === plan.id) throw refuseField('plan', 'companies_plan_is_yours');
  const waiting = await readPlanRequest(context, companyId);
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
export async function readPlanRequest(context: Context, companyId: string) {
  const [company, latest] = await Promise.all([
    getCompany(context, companyId),
    selectLatestPlanRequest(context.db, companyId),
  ]);
  return latest && latest.planId !== company.planId ? latest : undefined;
}
