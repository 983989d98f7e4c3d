import type { OwnApplication } from '#contract/application-responses.ts';

type Step = OwnApplication['history'][number];

/** The way of an application without saying twice that an interview is over: the status that follows it says so. */
export function toldSteps(history: readonly Step[]): Step[] {
  return history.filter(
    ({ kind }, at) => kind !== 'interview_completed' || history[at + 1]?.status !== 'Interviewed',
  );
}
