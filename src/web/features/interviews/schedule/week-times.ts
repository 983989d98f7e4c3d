import { isOutsideSocialHours } from '#domain/interviews/interviews.ts';
import type { CalendarDate } from '#domain/time.ts';
import { clockIn, instantAt } from '#domain/zones.ts';

/** A stretch of a day on the clocks of a zone, in minutes after midnight. */
export interface Stretch {
  date: CalendarDate;
  start: number;
  minutes: number;
}

const step = 15;

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `09:30` of 570. */
export function timeOf(minutes: number): string {
  const rounded = Math.max(0, Math.min(24 * 60 - step, Math.floor(minutes / step) * step));
  return [Math.floor(rounded / 60), rounded % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export function stretchOf(span: { starts_at: string; ends_at: string }, zone: string): Stretch {
  const { date, time } = clockIn(new Date(span.starts_at), zone);
  const minutes = (Date.parse(span.ends_at) - Date.parse(span.starts_at)) / 60_000;
  return { date, start: minutesOf(time), minutes };
}

/** The parts of a span by day, on the clocks of a zone. */
export function stretchesOf(
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  zone: string,
): Stretch[] {
  const found: Stretch[] = [];
  const end = Date.parse(ends_at);
  for (let at = Date.parse(starts_at); at < end && found.length < 31; ) {
    const { date, time } = clockIn(new Date(at), zone);
    const start = minutesOf(time);
    const minutes = Math.min((end - at) / 60_000, 24 * 60 - start);
    found.push({ date, start, minutes });
    at += minutes * 60_000;
  }
  return found;
}

/** Whether the hour lies before 9 or after 21 on the clocks of the candidate. */
export function isOddHour(date: CalendarDate, hour: number, zone: string, theirs: string): boolean {
  const start = instantAt({ date, time: timeOf(hour * 60) }, zone);
  if (!start) return false;
  const end = new Date(start.getTime() + 3_600_000);
  return isOutsideSocialHours(clockIn(start, theirs), clockIn(end, theirs));
}

/** What an hour of a day is on another clock: `13:00`. */
export function hourThere(date: CalendarDate, hour: number, zone: string, theirs: string): string {
  const start = instantAt({ date, time: timeOf(hour * 60) }, zone);
  return start ? clockIn(start, theirs).time : '';
}
