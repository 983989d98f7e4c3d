import { z } from 'zod';
import { isCalendarDate } from '#domain/time.ts';
import {
  meetsMaximum,
  questionKinds,
  ratingMaximum,
  ratingMinimum,
  storedApplicationStatuses,
} from './applications.ts';
import { funnelStages } from './funnel.ts';
import { answeredChoices } from './reply.ts';

/** The most applications that are picked one by one. */
export const pickedMaximum = 500;

/** The most applications that one act takes, picked or found by a filter. */
const selectionMaximum = 10_000;

const id = z.uuid({ error: 'validation_option' });
const day = z.string().refine(isCalendarDate, { error: 'validation_date' });

/**
 * The filters of the list as an act takes them. Unlike those of the list nothing is forgiven here: a value that can't be
 * read would widen what the act is done to.
 */
export const selectedFilter = z.strictObject({
  status: z.array(z.enum(storedApplicationStatuses)).min(1).optional(),
  job_id: id.optional(),
  name: z.string().trim().min(1).max(255).optional(),
  from: day.optional(),
  to: day.optional(),
  questions: z.array(z.enum(questionKinds)).min(1).optional(),
  rating: z.number().int().min(ratingMinimum).max(ratingMaximum).optional(),
  meets: z.number().int().min(1).max(meetsMaximum).optional(),
  unread: z.literal('yes').optional(),
  source: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  reached: z.enum(funnelStages).optional(),
  furthest: z.enum(funnelStages).optional(),
  answered: z.enum(answeredChoices).optional(),
  handled_by: id.optional(),
});
export type SelectedFilter = z.output<typeof selectedFilter>;

/**
 * What an act on several applications is done to: those picked by hand, or all that a filter matches. `expected` is how
 * many the person was shown: should the filter match more by now, nothing is done.
 */
export const applicationSelection = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(pickedMaximum) }),
  z.strictObject({
    filter: selectedFilter,
    expected: z.number().int().min(1).max(selectionMaximum),
  }),
]);
export type ApplicationSelection = z.output<typeof applicationSelection>;
