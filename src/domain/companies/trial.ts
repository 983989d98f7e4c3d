import { dateTimeFormat } from '#domain/formats.ts';
import { trialDays } from '#domain/plans.ts';
import { addDays, type CalendarDate, calendarDate } from '#domain/time.ts';

/**
 * The moment at which a trial that begins today is over: the midnight after its last day in the company's zone,
 * the day of the approval counted (specification, section 4; 30 days).
 */
export function trialEnd(now: Date, zone: string, days = trialDays): Date {
  return startOfDay(addDays(calendarDate(now, zone), days), zone);
}

/** The end of a trial whose last day an administrator named. */
export function trialEndAfter(lastDay: CalendarDate, zone: string): Date {
  return startOfDay(addDays(lastDay, 1), zone);
}

/** The last day of a trial: the wire's `trial_expiry`. */
export function trialLastDay(end: Date | null, zone: string): CalendarDate | null {
  return end ? calendarDate(new Date(end.getTime() - 1), zone) : null;
}

/** Midnight at which a calendar day begins in a zone; where a clock change skips midnight, the first moment after it. */
export function startOfDay(date: CalendarDate, zone: string): Date {
  const guess = Date.parse(`${date}T00:00:00Z`);
  const first = new Date(guess - offsetAt(guess, zone));
  const midnight = new Date(guess - offsetAt(first.getTime(), zone));
  // West of Greenwich a skipped midnight is reckoned into the evening before.
  return calendarDate(midnight, zone) < date ? first : midnight;
}

function offsetAt(instant: number, zone: string): number {
  const parts = dateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(instant));
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(instant / 1000) * 1000;
}
