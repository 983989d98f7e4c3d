import { z } from 'zod';
import { isCalendarDate } from '#domain/time.ts';
import {
  applicationSorts,
  applicationsShown,
  meetsMaximum,
  questionKinds,
  ratingMaximum,
  ratingMinimum,
  storedApplicationStatuses,
} from './applications.ts';
import { funnelStages } from './funnel.ts';
import { answeredChoices } from './reply.ts';

/** One value or several, as a query string sends them; what is not known is left out. */
function anyOf<Known extends string>(known: readonly Known[]) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((value) => {
      const given = Array.isArray(value) ? value : value.split(',');
      return known.filter((one) => given.includes(one));
    })
    .catch([])
    .optional();
}

function number(minimum: number, maximum: number) {
  return z.coerce.number().int().min(minimum).max(maximum).optional().catch(undefined);
}

const date = z
  .string()
  .refine(isCalendarDate)
  .or(z.literal('').transform(() => undefined))
  .catch('')
  .optional();

/** Filters of a company's list of applications; a value that can't be read counts as not given. */
export const applicationFilters = z.object({
  status: anyOf(storedApplicationStatuses),
  /** The job position: id of an opening. */
  job_id: z.string().max(64).catch('').optional(),
  /** Part of a candidate's name. */
  name: z.string().max(255).catch('').optional(),
  /** First and last day of applying, in the company's time zone. */
  from: date,
  to: date,
  /** Openings that ask questions of all these kinds. */
  questions: anyOf(questionKinds),
  /** The average of the reviewers' ratings, at least. */
  rating: number(ratingMinimum, ratingMaximum),
  /** How much of what the opening asks the candidate meets, at least. */
  meets: number(1, meetsMaximum),
  /** `yes`: only those that the caller has not opened yet. */
  unread: z.literal('yes').optional().catch(undefined),
  /** Where the candidate came from: `google`, `linkedin`. */
  source: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional()
    .catch(undefined),
  /** Those that came as far as that stage, wherever they stand today. */
  reached: z.enum(funnelStages).optional().catch(undefined),
  /** Those that came that far and no further. */
  furthest: z.enum(funnelStages).optional().catch(undefined),
  /** Those that had an answer, or had it within the days that the opening promises. */
  answered: z.enum(answeredChoices).optional().catch(undefined),
  /** Those whose status that member once set. */
  handled_by: z.uuid().optional().catch(undefined),
  sort: z.enum(applicationSorts).catch('newest').optional(),
  show: z.coerce.number().int().min(1).max(100).catch(applicationsShown).optional(),
  page: z.coerce.number().int().min(1).max(1000).catch(1).optional(),
});
export type ApplicationFilters = z.output<typeof applicationFilters>;
export type ApplicationFiltersInput = z.input<typeof applicationFilters>;
