import { m } from '#texts/messages.js';

/** What every plan holds, as `/plans` promises it. */
export const inEveryPlan = [
  m.content_plans_all_pipeline,
  m.content_plans_all_video,
  m.content_plans_all_interviews,
  m.content_plans_all_share,
  m.content_plans_all_pool,
  m.content_plans_all_export,
  m.content_plans_all_team,
  m.content_plans_all_page,
];
