import { dateFormat, type Locale } from '#domain/locale.ts';
import { offsetIn } from '#domain/zones.ts';

interface Times {
  starts_at: string;
  ends_at: string;
}

/** `10:00–10:45` on the clocks of a zone. */
export function hoursText({ starts_at, ends_at }: Times, timeZone: string, locale: Locale): string {
  return `${clockText(starts_at, timeZone, locale)}–${clockText(ends_at, timeZone, locale)}`;
}

/** `10:00` on the clocks of a zone. */
export function clockText(at: string, timeZone: string, locale: Locale): string {
  return format(at, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
}

/** `Mon 30 November` in a zone. */
export function dayText(at: string, timeZone: string, locale: Locale): string {
  return format(at, locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone });
}

/** `Mon 30 November, 10:00–10:45`. */
export function whenText(times: Times, timeZone: string, locale: Locale): string {
  return `${dayText(times.starts_at, timeZone, locale)}, ${hoursText(times, timeZone, locale)}`;
}

/** Whether two zones show the same time then. */
export function isSameClock(one: string, other: string, at: string): boolean {
  return offsetIn(new Date(at), one) === offsetIn(new Date(at), other);
}

/** The zone of this browser. */
export function ownZone(): string {
  return Intl.DateTimeFormat('en').resolvedOptions().timeZone;
}

function format(at: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, options).format(new Date(at));
}
