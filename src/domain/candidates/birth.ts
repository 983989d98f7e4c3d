import { z } from 'zod';
import { ageOn, type CalendarDate, type DayOfRules, isCalendarDate } from '#domain/time.ts';

export const minimumAge = 18;

/** Whether who was born on the date is at least 18 on the other. */
export function isOfAge(birth: CalendarDate, date: CalendarDate): boolean {
  return (ageOn(birth, date) ?? 0) >= minimumAge;
}

/** A birth date of someone who is at least 18 today, at most 120. */
export function birthDateOn(now: DayOfRules) {
  return z
    .string({ error: 'validation_birth_date_required' })
    .trim()
    .superRefine((birth, context) => {
      const day = now();
      if (birth === '') context.addIssue({ code: 'custom', message: 'validation_birth_date_required' });
      else if (!isCalendarDate(birth) || (day && (ageOn(birth, day) ?? 0) > 120)) {
        context.addIssue({ code: 'custom', message: 'validation_date' });
      } else if (day && !isOfAge(birth, day)) {
        context.addIssue({ code: 'custom', message: 'validation_age', params: { number: minimumAge } });
      }
    });
}
