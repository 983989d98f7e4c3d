import type { Locale } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { clockText, ownZone, shortDayText, weekdayText } from '#web/moments.ts';

/** The hour of what was written today, else the day. */
export function shortTime(at: string, locale: Locale): string {
  return isToday(at) ? clockText(at, ownZone(), locale) : shortDayText(at, locale);
}

/** `Today`, else `Mon 30 November`. */
export function dayOf(at: string, locale: Locale): string {
  return isToday(at) ? m.messages_today() : weekdayText(at, ownZone(), locale);
}

export function hourOf(at: string, locale: Locale): string {
  return clockText(at, ownZone(), locale);
}

function isToday(at: string): boolean {
  return new Date(at).toDateString() === new Date().toDateString();
}
