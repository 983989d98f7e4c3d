import { z } from 'zod';
import { rating } from '#domain/applications/submission.ts';
import { criteriaMaximum, criterionMaximum } from '#domain/job-openings/opening.ts';
import { optionalLongText } from '#domain/text/text.ts';
import { type InterviewState, isOpenInterview } from './interviews.ts';
import { recommendations, scorecardTextMaximum } from './recommendations.ts';

/** PUT api/interview/{id}/scorecard: what an interviewer makes of the candidate; the recommendation alone is required. */
export const scorecard = z.object({
  recommendation: z.enum(recommendations, { error: 'validation_recommendation' }),
  /** By criterion of the opening, 1 to 5; those that were no subject are left out. */
  scores: z
    .record(z.string().max(criterionMaximum), rating)
    .refine((scores) => Object.keys(scores).length <= criteriaMaximum, { error: 'validation_invalid' })
    .default({}),
  text: optionalLongText(scorecardTextMaximum),
});
export type Scorecard = z.output<typeof scorecard>;

/** A scorecard is written once the interview has begun; not of one that was called off. */
export function canScore({ status, startsAt }: InterviewState, now: Date): boolean {
  return status === 'Completed' || (isOpenInterview(status) && startsAt !== null && startsAt <= now);
}
