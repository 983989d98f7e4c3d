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

/** Those who went no further than a stage, as they stand today. */
export interface StageLoss {
  rejected: number;
  withdrawn: number;
  on_hold: number;
  /** Who is still on the way from there. */
  waiting: number;
}

/**
 * The step at which the largest share of those who came to it was refused or left; of two that lose alike the earlier one.
 * None where nobody was lost, and no step is judged by too few people.
 */
export function stepThatLosesMost<Step extends { people: number; no_further: StageLoss }>(
  steps: readonly Step[],
): Step | undefined {
  const lost = ({ people, no_further }: Step) => (no_further.rejected + no_further.withdrawn) / people;
  return steps
    .slice(0, -1)
    .filter((step) => step.people >= enoughPeople && lost(step) > 0)
    .toSorted((one, other) => lost(other) - lost(one))[0];
}
