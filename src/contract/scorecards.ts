import { z } from 'zod';
import { recommendations } from '#domain/interviews/recommendations.ts';
import { scorecard } from '#domain/interviews/scorecards.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Interviews';

const card = z.object({
  recommendation: z.enum(recommendations),
  /** By criterion. */
  scores: z.record(z.string(), z.number()),
  /** The average of the criteria. */
  rating: z.number().nullable(),
  text: z.string(),
  updated_at: z.string(),
});

/** The scorecards of one interview: those of others stay hidden from an interviewer who has not submitted. */
const interviewScorecards = z.object({
  interview_id: z.string(),
  starts_at: z.string(),
  /** The zone in which it was arranged. */
  timezone: z.string(),
  /** What the opening asks to rate. */
  criteria: z.array(z.string()),
  /** The caller held it, and may write or change the own one. */
  can_write: z.boolean(),
  own: card.nullable(),
  /** How many were submitted. */
  count: z.number(),
  average: z.number().nullable(),
  /** `by` is null for a colleague who left. */
  others: z.array(card.extend({ by: z.string().nullable() })),
  /** Interviewers who have not submitted. */
  owed: z.array(z.string()),
});
export type InterviewScorecards = z.infer<typeof interviewScorecards>;

/** What interviewers make of a candidate after an interview. */
export const scorecards = {
  list: call({
    method: 'GET',
    path: '/interview_scorecards',
    policy: 'opening-team',
    feature: 'interviews',
    summary: 'The scorecards of the interviews of an application that have begun, latest first.',
    tag,
  })
    .input(z.object({ application_id: z.string().max(64) }))
    .output(z.object({ status: z.literal(200), data: z.array(interviewScorecards) })),
  submit: call({
    method: 'PUT',
    path: '/interview/{id}/scorecard',
    policy: 'opening-team',
    feature: 'interviews',
    summary:
      "The caller's scorecard of an interview that the caller held; it takes the place of an earlier one.",
    tag,
    toast: 'refusals',
  })
    .input(scorecard.extend({ id: z.string().max(64) }))
    .output(done.extend({ data: interviewScorecards })),
};
