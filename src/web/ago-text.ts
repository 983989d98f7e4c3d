import { relativeTimeFormat } from '#domain/formats.ts';
import { formatTag, type Locale } from '#domain/locale.ts';
import { calendarDate, dayMs, daysBetween } from '#domain/time.ts';
import { ownZone } from './moments.ts';

/** How long ago: "2 days ago". Days are those of the reader's calendar: "yesterday" is no other day. */
export function agoText(at: string, locale: Locale, now = Date.now(), zone = ownZone()): string {
  const format = relativeTimeFormat(formatTag(locale), { numeric: 'auto', style: 'short' });
  const passed = Date.parse(at) - now;
  if (Math.abs(passed) >= dayMs) {
    const dateOf = (moment: Date) => calendarDate(moment, zone);
    return format.format(daysBetween(dateOf(new Date(now)), dateOf(new Date(at))), 'day');
  }
  const minutes = Math.trunc(passed / 60_000);
  // "Now", where the words for no minute are "this minute".
  if (minutes === 0) return format.format(0, 'second');
  return Math.abs(minutes) < 60
    ? format.format(minutes, 'minute')
    : format.format(Math.trunc(minutes / 60), 'hour');
}
