/** The steps of the funnel, in their order; On Hold, Rejected and Withdrawn stand beside it. */
export const funnelStages = [
  'Pending',
  'Screened',
  'Shortlisted',
  'Interviewed',
  'Offered',
  'Hired',
] as const;
export type FunnelStage = (typeof funnelStages)[number];

/** Of fewer people nothing is said in per cent, as a median or against the time before: "too few". */
export const enoughPeople = 20;

/** The stages from one on: who was hired was shortlisted, too. */
export function stagesFrom(stage: FunnelStage): FunnelStage[] {
  return funnelStages.slice(funnelStages.indexOf(stage));
}
