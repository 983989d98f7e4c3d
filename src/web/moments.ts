import { dateFormat, type Locale, namesOfZones, rangeText } from '#domain/locale.ts';
import { defaultTimeZone } from '#domain/time.ts';
import { offsetIn, zoneText } from '#domain/zones.ts';
import { isolated } from '#web/isolation.ts';

/** A span of time, as the calls tell it. */
export interface Times {
  starts_at: string;
  ends_at: string;
}

/** A moment as a day of the reader: 20 November 2026. */
export function dayText(at: string, locale: Locale): string {
  return format(at, locale, { dateStyle: 'long' });
}

/** A moment as a short day of the reader: 20 Nov. */
export function shortDayText(at: string, locale: Locale): string {
  return format(at, locale, { day: 'numeric', month: 'short' });
}

/** The same with its year, where that is not the year of `now`: 20 Nov 2025. */
export function shortDayInYear(at: string, now: Date, locale: Locale): string {
  const [year, thisYear] = [at, now].map((moment) => format(moment, locale, { year: 'numeric' }));
  if (year === thisYear) return shortDayText(at, locale);
  return format(at, locale, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** What happened, on the reader's own clock: 20 Nov 2026, 14:05. Nothing that two people meet by. */
export function momentText(at: string | number | Date, locale: Locale): string {
  return format(at, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The same with seconds, for what is looked up in logs. */
export function exactMomentText(at: string, locale: Locale): string {
  return format(at, locale, { dateStyle: 'medium', timeStyle: 'medium' });
}

/** A moment by which somebody plans, in words: Monday, 23 November 2026 at 14:05. */
export function longMomentText(at: string | Date, locale: Locale): string {
  return format(at, locale, { dateStyle: 'full', timeStyle: 'short' });
}

/** The hour on the reader's own clock. */
export function hourText(at: string | number | Date, locale: Locale): string {
  return format(at, locale, { timeStyle: 'short' });
}

/** The hour with its seconds, for what ends within a minute. */
export function exactHourText(at: string | number | Date, locale: Locale): string {
  return format(at, locale, { timeStyle: 'medium' });
}

/**
 * What people meet by, or what closes: `23 Nov 2026, 15:00 (Qatar, UTC+3)` on the clocks of the company, whose zone is
 * always named, so that the moment reads alike on every screen and for everybody.
 */
export function zonedMomentText(at: string, timeZone: string, locale: Locale): string {
  const moment = format(at, locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone });
  return `${moment} (${isolated(zoneText(timeZone, locale, at))})`;
}

/** `Mon 30 November, 10:00–10:45 (Qatar, UTC+3)`. */
export function zonedWhenText(times: Times, timeZone: string, locale: Locale): string {
  return `${whenText(times, timeZone, locale)} (${isolated(zoneText(timeZone, locale, times.starts_at))})`;
}

/** `Mon 30 November, 10:00–10:45`, where the zone stands beside it. */
function whenText(times: Times, timeZone: string, locale: Locale): string {
  const comma = namesOfZones(locale)?.comma ?? ', ';
  return `${weekdayText(times.starts_at, timeZone, locale)}${comma}${hoursText(times, timeZone, locale)}`;
}

/** `10:00–10:45` on the clocks of a zone. */
export function hoursText({ starts_at, ends_at }: Times, timeZone: string, locale: Locale): string {
  return rangeText(clockText(starts_at, timeZone, locale), clockText(ends_at, timeZone, locale), locale);
}

/** `10:00` on the clocks of a zone. */
export function clockText(at: string, timeZone: string, locale: Locale): string {
  return format(at, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
}

/** What was typed of a day and a time, `2026-11-23T14:05`, which is of no zone: 23 Nov 2026, 14:05. */
export function typedMomentText(typed: string, locale: Locale): string | undefined {
  const at = new Date(`${typed.slice(0, 16)}Z`);
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) || Number.isNaN(at.getTime())) return undefined;
  return format(at.getTime(), locale, { ...day, hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
}

/** `Mon 30 November` in a zone. */
export function weekdayText(at: string, timeZone: string, locale: Locale): string {
  return format(at, locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone });
}

/** Whether two zones show the same time then. */
export function isSameClock(one: string, other: string, at: string): boolean {
  return offsetIn(new Date(at), one) === offsetIn(new Date(at), other);
}

/** The zone of this browser; while the server renders, the one in which the product lives. */
export function ownZone(): string {
  if (typeof window === 'undefined') return defaultTimeZone;
  const offset = new Date().getTimezoneOffset();
  if (offset !== found.offset) {
    found = { offset, zone: Intl.DateTimeFormat('en').resolvedOptions().timeZone };
  }
  return found.zone;
}

/** Asked for anew where the clock of the browser stands elsewhere: a list asks for each of its moments. */
let found = { offset: Number.NaN, zone: defaultTimeZone };

function format(at: string | number | Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { timeZone: ownZone(), ...options }).format(new Date(at));
}
