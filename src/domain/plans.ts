import { type CalendarDate, daysBetween } from './time.ts';

/** What a plan allows: openings that are not Closed, and questions per opening. */
export interface Slots {
  slot: number;
  video_question_slot: number;
  screening_question_slot: number;
}

export interface PlanDefinition extends Slots {
  name: string;
  /** Price in QAR per month; a superadmin edits it. */
  price: number;
  is_trial: boolean;
}

/** What an owner may write to the team beside the plan that is asked for. */
export const planMessageMaximum = 1000;

/** Slots of a new company (specification, section 9): 6 job, 3 video question, 5 screening question. */
export const defaultSlots: Slots = { slot: 6, video_question_slot: 3, screening_question_slot: 5 };

/** Openings, when they are published, are paid in this currency unless they say otherwise. */
export const defaultCurrency = 'QAR';

/** The first three plans; afterwards they are data. */
export const defaultPlans: readonly PlanDefinition[] = [
  { name: 'Trial', price: 0, is_trial: true, ...defaultSlots },
  {
    name: 'Standard',
    price: 490,
    is_trial: false,
    slot: 12,
    video_question_slot: 5,
    screening_question_slot: 10,
  },
  {
    name: 'Premium',
    price: 1290,
    is_trial: false,
    slot: 30,
    video_question_slot: 10,
    screening_question_slot: 20,
  },
];

const nameKeys = {
  Trial: 'content_plans_trial_name',
  Standard: 'content_plans_standard_name',
  Premium: 'content_plans_premium_name',
} as const;

/** The text that names one of the first plans in the reader's language; a name that somebody gave has none. */
export function planNameKey(name: string): (typeof nameKeys)[keyof typeof nameKeys] | undefined {
  return Object.hasOwn(nameKeys, name) ? nameKeys[name as keyof typeof nameKeys] : undefined;
}

/** A trial lasts 30 days from the approval; the warning shows from 7 days left. */
export const trialDays = 30;
export const trialWarningDays = 7;

/** Days left of a trial, its last day included; 0 when it is over. Undefined without a trial. */
export function trialDaysLeft(
  expiry: CalendarDate | null | undefined,
  date: CalendarDate,
): number | undefined {
  return expiry ? Math.max(0, daysBetween(date, expiry) + 1) : undefined;
}

/** Whether a trial is over: its expiry date lies before today. Posting is then blocked until a plan is set. */
export function isTrialOver(expiry: CalendarDate | null | undefined, date: CalendarDate): boolean {
  return expiry != null && expiry < date;
}

/** Whether the company is warned: a running trial with at most 7 days left. */
export function isTrialEnding(expiry: CalendarDate | null | undefined, date: CalendarDate): boolean {
  const left = trialDaysLeft(expiry, date);
  return left !== undefined && left > 0 && left <= trialWarningDays;
}

/** The cheapest plan that has more of a kind of slot: the one that a message about a reached limit names. */
export function planThatLifts<Plan extends PlanDefinition>(
  kind: keyof Slots,
  limit: number,
  plans: readonly Plan[],
): Plan | undefined {
  return plans
    .filter((plan) => !plan.is_trial && plan[kind] > limit)
    .toSorted((a, b) => a.price - b.price)
    .at(0);
}
