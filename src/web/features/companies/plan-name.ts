import { defaultPlans } from '#domain/plans.ts';
import { m } from '#texts/messages.js';

const trial = defaultPlans.find((plan) => plan.is_trial)?.name;

/** A plan's name; the trial, until a superadmin calls it otherwise, in the reader's language. */
export function planName(name: string): string {
  return name === trial ? m.content_plans_trial_name() : name;
}
