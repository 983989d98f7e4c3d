import { z } from 'zod';
import { isCalendarDate } from '#domain/time.ts';
import { applicationsShown, storedApplicationStatuses } from './applications.ts';

/** One value or several, as a query string sends them; what is no status is left out. */
const statuses = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => {
    const given = Array.isArray(value) ? value : value.split(',');
    return storedApplicationStatuses.filter((status) => given.includes(status));
  })
  .catch([])
  .optional();

const date = z
  .string()
  .refine(isCalendarDate)
  .or(z.literal('').transform(() => undefined))
  .catch('')
  .optional();

/** Filters of a company's list of applications; a value that can't be read counts as not given. */
export const applicationFilters = z.object({
  status: statuses,
  /** The job position: id of an opening. */
  job_id: z.string().max(64).catch('').optional(),
  /** Part of a candidate's name. */
  name: z.string().max(255).catch('').optional(),
  /** First and last day of applying, in the company's time zone. */
  from: date,
  to: date,
  sort: z.enum(['newest', 'oldest']).catch('newest').optional(),
  show: z.coerce.number().int().min(1).max(100).catch(applicationsShown).optional(),
  page: z.coerce.number().int().min(1).max(1000).catch(1).optional(),
});
export type ApplicationFilters = z.output<typeof applicationFilters>;
export type ApplicationFiltersInput = z.input<typeof applicationFilters>;
