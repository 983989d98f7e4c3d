import { z } from 'zod';
import { isCalendarDate } from '#domain/time.ts';
import { interviewStatuses, interviewsInCalendar, interviewsShown } from './interviews.ts';

const date = z
  .string()
  .refine(isCalendarDate)
  .or(z.literal('').transform(() => undefined))
  .catch('')
  .optional();

/** Filters of a company's interviews; a value that can't be read counts as not given. */
export const interviewFilters = z.object({
  status: z.enum(interviewStatuses).optional().catch(undefined),
  /** Account of an interviewer; `me` is the caller. */
  member: z.string().max(64).catch('').optional(),
  /** Id of an application. */
  application_id: z.string().max(64).catch('').optional(),
  /** First and last day, in the company's time zone. */
  from: date,
  to: date,
  show: z.coerce.number().int().min(1).max(interviewsInCalendar).catch(interviewsShown).optional(),
  page: z.coerce.number().int().min(1).max(1000).catch(1).optional(),
});
export type InterviewFilters = z.output<typeof interviewFilters>;
