import { z } from 'zod';
import { addDays, type CalendarDate, daysBetween, isCalendarDate, startOfWeek } from '#domain/time.ts';

/** The longest period, and the usual one, in days. */
const periodMaximum = 366;
const periodUsual = 30;

const day = z.string().refine(isCalendarDate).optional().catch(undefined);

/** What the statistics are asked for: days of application in the company's zone, both included, and an opening. */
export const statisticsFilters = z.object({
  from: day,
  to: day,
  job_id: z.uuid().optional().catch(undefined),
});
export type StatisticsFilters = z.output<typeof statisticsFilters>;

export interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

/** The period asked for, at most 366 days; without one the last thirty days, today included. */
export function periodOf({ from, to }: StatisticsFilters, today: CalendarDate): Period {
  const last = to && to <= today ? to : today;
  const earliest = addDays(last, 1 - periodMaximum);
  const first = from && from <= last ? from : addDays(last, 1 - periodUsual);
  return { from: [first, earliest].toSorted().at(-1) ?? last, to: last };
}

/** As many days right before. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addDays(from, -daysIn({ from, to })), to: addDays(from, -1) };
}

/** A trend has so many points at most: equal parts of the period, none shorter than a day. */
const trendPoints = 10;

export function trendPointsOf(period: Period): number {
  return Math.min(trendPoints, daysIn(period));
}

/** The beginnings of the weeks that a period touches. */
export function weeksOf({ from, to }: Period): CalendarDate[] {
  const first = startOfWeek(from);
  const count = Math.floor(daysBetween(first, to) / 7) + 1;
  return Array.from({ length: count }, (_, place) => addDays(first, place * 7));
}

function daysIn({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}
