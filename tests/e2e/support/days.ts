import { dayMs } from '#domain/time.ts';
/** A day of the calendar in Qatar, as a date field takes it: journeys run on today's clock, so none is written out. */
export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * dayMs).toLocaleDateString('en-CA', { timeZone: 'Asia/Qatar' });
}

/** A day as an English page names it: 31 January 2027. */
export function namedDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
