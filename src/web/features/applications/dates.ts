import { dateFormat, type Locale } from '#domain/locale.ts';
import { defaultTimeZone } from '#domain/time.ts';

/** A moment as a day: 20 November 2026. */
export function dayText(at: string, locale: Locale): string {
  return format(at, locale, { dateStyle: 'long' });
}

/** A moment as a short day: 20 Nov. */
export function shortDayText(at: string, locale: Locale): string {
  return format(at, locale, { day: 'numeric', month: 'short' });
}

/** A moment with its time: 20 Nov 2026, 14:05. */
export function momentText(at: string, locale: Locale): string {
  return format(at, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

function format(at: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const zone = typeof window === 'undefined' ? { timeZone: defaultTimeZone } : {};
  return dateFormat(locale, { ...zone, ...options }).format(new Date(at));
}
