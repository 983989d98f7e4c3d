import { z } from 'zod';
import { entryDescriptionMaximum, entryText, optionalNumber, year } from '../fields.ts';
import { optionalLongText } from '../text.ts';
import { today } from '../time.ts';
import type { DayOfRules } from './birth.ts';
import { currentMonth, currentYear, experienceDateProblem } from './experience-dates.ts';

export const experiencesMaximum = 50;

const empty = z.literal('').transform(() => null);

/**
 * One experience. Editing needs designation and company (4 characters) and the four dates; adding also the
 * location, with the shorter message 'Please fill the required fields'.
 */
export function experienceEntryOn(now: DayOfRules, act: 'add' | 'edit' = 'edit') {
  const required = act === 'add' ? 'validation_required_fields' : 'validation_required_fields_all';
  const location = entryText('company_location', { required });
  return z
    .object({
      company_name: entryText('company_name', { required }),
      designation: entryText('designation', { required }),
      company_location: act === 'add' ? location : location.or(z.literal('')).nullish(),
      currently_working: z.union([z.boolean(), z.literal(0), z.literal(1)]).nullish(),
      from_month: month(required),
      from_year: year(required),
      to_month: optionalNumber({ minimum: 1, maximum: currentMonth, integer: true }),
      to_year: z.union([z.literal(currentYear), empty, year(required)], { error: required }).nullish(),
      description: optionalLongText(entryDescriptionMaximum),
    })
    .transform(withCurrentEnd)
    .superRefine((entry, context) => {
      const { to_month, to_year } = entry;
      if (to_month === null) context.addIssue({ code: 'custom', path: ['to_month'], message: required });
      if (to_year === null) context.addIssue({ code: 'custom', path: ['to_year'], message: required });
      if (to_month === null || to_year === null) return;
      const problem = experienceDateProblem({ ...entry, to_month, to_year }, now());
      if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.key });
    })
    .transform(({ to_month, to_year, ...entry }) => ({
      ...entry,
      to_month: to_month ?? currentMonth,
      to_year: to_year ?? currentYear,
    }));
}

/** An experience as saved; its dates are judged by today in the company-default zone. */
export const experienceEntry = experienceEntryOn(today);
export type ExperienceEntry = z.infer<typeof experienceEntry>;

export function experiencesOn(now: DayOfRules) {
  return z.array(experienceEntryOn(now)).max(experiencesMaximum);
}

function month(required: string) {
  return optionalNumber({ minimum: 1, maximum: 12, integer: true }).transform((value, context) => {
    if (value !== null && value !== undefined) return value;
    context.addIssue({ code: 'custom', message: required });
    return z.NEVER;
  });
}

interface LooseEnd {
  currently_working?: boolean | 0 | 1 | null;
  to_month?: number | null;
  to_year?: number | typeof currentYear | null;
}

function withCurrentEnd<Entry extends LooseEnd>(entry: Entry) {
  const { to_month, to_year } = entry;
  const isCurrent = Boolean(entry.currently_working) || to_month === currentMonth || to_year === currentYear;
  return {
    ...entry,
    currently_working: isCurrent,
    to_month: isCurrent ? currentMonth : (to_month ?? null),
    to_year: isCurrent ? (currentYear as typeof currentYear | number) : (to_year ?? null),
  };
}
