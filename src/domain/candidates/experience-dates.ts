import { type CalendarDate, parseCalendarDate } from '#domain/time.ts';

/** The end of a current job: month 13, year 'Present' (specification, section 3). */
export const currentMonth = 13;
export const currentYear = 'Present';

export interface ExperiencePeriod {
  from_month: number;
  from_year: number;
  to_month: number;
  to_year: number | typeof currentYear;
}

/** Whether a month comes after the one of a day; without a day nothing does. */
export function isAfterMonth(year: number, month: number, date: CalendarDate | undefined): boolean {
  if (date === undefined) return false;
  const now = parseCalendarDate(date) ?? { year: 0, month: 0 };
  return monthIndex(year, month) > monthIndex(now.year, now.month);
}

/** What an experience that ends before it starts breaks. */
export function experienceOrderProblem({
  from_month,
  from_year,
  to_month,
  to_year,
}: ExperiencePeriod): { field: keyof ExperiencePeriod; key: string } | undefined {
  if (to_year === currentYear || from_year < to_year) return undefined;
  if (from_year > to_year) return { field: 'from_year', key: 'validation_start_year_order' };
  return from_month > to_month ? { field: 'from_month', key: 'validation_start_month_order' } : undefined;
}

function monthIndex(year: number, month: number): number {
  return year * 12 + month - 1;
}

/** Months worked, first and last month included; months that two jobs share count once. */
function experienceMonths(periods: readonly ExperiencePeriod[], date: CalendarDate): number {
  const now = parseCalendarDate(date);
  if (!now) return 0;
  const thisMonth = monthIndex(now.year, now.month);
  const spans = periods
    .map(({ from_year, from_month, to_year, to_month }) => ({
      from: monthIndex(from_year, from_month),
      to: to_year === currentYear ? thisMonth : Math.min(monthIndex(to_year, to_month), thisMonth),
    }))
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => a.from - b.from);
  let counted = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    counted += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return counted;
}

/** `total_experience`: the text 'years.months', for example '3.11' for three years and eleven months. */
export function totalExperience(periods: readonly ExperiencePeriod[], date: CalendarDate): string {
  const months = experienceMonths(periods, date);
  return `${Math.floor(months / 12)}.${months % 12}`;
}

/** The months behind a `total_experience`; 0 for a text that is none. */
export function monthsOfTotal(total: string | null | undefined): number {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec((total ?? '').trim());
  return match ? Number(match[1]) * 12 + Number(match[2] ?? 0) : 0;
}
