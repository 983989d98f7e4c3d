import type { SignInObstacle } from '#contract/admin-people.ts';
import type { LookReason } from '#domain/identity/look-reasons.ts';
import { m } from '#texts/messages.js';

/** Why administrators look at an account. */
export const lookReasonTexts: Readonly<Record<LookReason, () => string>> = {
  asked: m.admin_people_reason_asked,
  report: m.admin_people_reason_report,
  law: m.admin_people_reason_law,
  safety: m.admin_people_reason_safety,
};

/** What stands between a person and signing in, and what helps. */
export const obstacleTexts: Readonly<Record<SignInObstacle, () => string>> = {
  suspended: m.admin_people_obstacle_suspended,
  unverified: m.admin_people_obstacle_unverified,
  email_pending: m.admin_people_obstacle_pending,
  too_many_tries: m.admin_people_obstacle_tries,
  letters_fail: m.admin_people_obstacle_letters,
  company_closed: m.admin_people_obstacle_closed,
  company_suspended: m.admin_people_obstacle_company,
};
