import { z } from 'zod';
import type { MemberRole } from '#domain/companies/roles.ts';
import { salaryTypes } from '#domain/job-openings/job-openings.ts';
import { optionalNumber } from '#domain/text/fields.ts';
import { isCalendarDate } from '#domain/time.ts';

/** The highest salary that is written down, in whole units of its currency. */
const hireSalaryMaximum = 1_000_000_000;

/** What was agreed with somebody who is hired; none of it is asked for. Days are calendar dates. */
export const hire = z.object({
  salary: optionalNumber({ minimum: 1, maximum: hireSalaryMaximum, integer: true }).nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: 'validation_option' })
    .default('QAR'),
  salary_type: z.enum(salaryTypes, { error: 'validation_option' }).default('per month'),
  start_date: z.string().refine(isCalendarDate, { error: 'validation_date' }).nullable(),
});
export type Hire = z.infer<typeof hire>;

/** The roles that read what was agreed, of the applications that they see; nobody else does, the candidate neither. */
const hireReaders: readonly MemberRole[] = ['owner', 'recruiter', 'hiring_manager'];

/** Whether a member of that role reads what was agreed with whom was hired. */
export function readsHires(role: MemberRole): boolean {
  return hireReaders.includes(role);
}
