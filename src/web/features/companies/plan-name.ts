import { planNameKey } from '#domain/plans.ts';
import { m } from '#texts/messages.js';

const texts = {
  content_plans_trial_name: m.content_plans_trial_name,
  content_plans_standard_name: m.content_plans_standard_name,
  content_plans_premium_name: m.content_plans_premium_name,
};

/** A plan's name; of the first three, until a superadmin calls them otherwise, in the reader's language. */
export function planName(name: string): string {
  const key = planNameKey(name);
  return key ? texts[key]() : name;
}
