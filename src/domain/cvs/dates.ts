import { z } from 'zod';
import { isCalendarDate } from '#domain/time.ts';

/** The end of what goes on. */
export const cvPresent = 'present';

const partialDate = /^[12]\d{3}(?:-(?:0[1-9]|1[0-2]))?$/;

/** Whether a text is a date as CVs give it: '2024', '2024-09' or '2024-09-30'. */
export function isCvDate(text: string): boolean {
  return partialDate.test(text) || isCalendarDate(text);
}

/** A date as exact as it is known ('2024', '2024-09', '2024-09-30'); '' where none is given. */
export const cvDate = z
  .string({ error: 'validation_date' })
  .trim()
  .refine((text) => text === '' || isCvDate(text), { error: 'validation_date' });

/** The same, or 'present' for what goes on. */
export const cvEnd = z
  .string({ error: 'validation_date' })
  .trim()
  .refine((text) => text === '' || text === cvPresent || isCvDate(text), { error: 'validation_date' });

/** Year and month of a date; the month only where it is given. */
export function cvDateParts(date: string): { year: number; month?: number } | undefined {
  if (!isCvDate(date)) return undefined;
  const [year, month] = date.split('-').map(Number);
  return { year: year ?? 0, ...(month && { month }) };
}
