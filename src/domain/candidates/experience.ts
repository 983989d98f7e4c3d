import { z } from 'zod';
import { entryDescriptionMaximum, entryText, optionalNumber, year } from '#domain/text/fields.ts';
import { optionalLongText } from '#domain/text/text.ts';
import { whenRight } from '#domain/text/when-right.ts';
import { type DayOfRules, today } from '#domain/time.ts';
import { currentMonth, currentYear, experienceOrderProblem, isAfterMonth } from './experience-dates.ts';

const experiencesMaximum = 50;

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
    .superRefine((typed, context) => {
      if (withCurrentEnd(typed).to_month === null) refuse(context, 'to_month', required);
    }, whenRight('to_month'))
    .superRefine((typed, context) => {
      if (withCurrentEnd(typed).to_year === null) refuse(context, 'to_year', required);
    }, whenRight('to_year'))
    .superRefine(
      ({ from_year, from_month }, context) => {
        if (isAfterMonth(from_year, from_month, now()))
          refuse(context, 'from_month', 'validation_experience_start_future');
      },
      whenRight('from_month', 'from_year'),
    )
    .superRefine(
      (typed, context) => {
        const problem = experienceOrderProblem(withKnownEnd(typed));
        if (problem) refuse(context, problem.field, problem.key);
      },
      whenRight('from_month', 'from_year', 'to_month', 'to_year'),
    )
    .superRefine(
      (typed, context) => {
        const { to_month, to_year } = withKnownEnd(typed);
        if (to_year !== currentYear && isAfterMonth(to_year, to_month, now()))
          refuse(context, 'to_month', 'validation_experience_end_future');
      },
      whenRight('to_month', 'to_year'),
    )
    .transform((typed) => withKnownEnd(typed));
}

function refuse(context: z.RefinementCtx, field: string, message: string) {
  context.addIssue({ code: 'custom', path: [field], message });
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

function withKnownEnd<Entry extends LooseEnd>(entry: Entry) {
  const { to_month, to_year, ...known } = withCurrentEnd(entry);
  return { ...known, to_month: to_month ?? currentMonth, to_year: to_year ?? currentYear };
}
