import { numberFormat, relativeTimeFormat } from '#domain/formats.ts';
import { formatTag, type Locale } from '#domain/locale.ts';
import { calendarDate, dayMs, daysBetween } from '#domain/time.ts';
import { ownZone } from './moments.ts';

/** How long ago: "2 days ago". Days are those of the reader's calendar: "yesterday" is no other day. */
export function agoText(at: string, locale: Locale, now = Date.now(), zone = ownZone()): string {
  const { count, unit } = passed(at, now, zone);
  const format = relativeTimeFormat(formatTag(locale), { numeric: 'auto', style: 'short' });
  return count === 0 ? format.format(0, 'second') : format.format(count, unit);
}

/** The same where a word has no room: "2d". Readers are told the words. */
export function ageText(at: string, locale: Locale, now = Date.now(), zone = ownZone()): string {
  const { count, unit } = passed(at, now, zone);
  if (count === 0) return agoText(at, locale, now, zone);
  return numberFormat(formatTag(locale), { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    Math.abs(count),
  );
}

/** So many minutes, hours or days from now; what is past is below nothing. No minute is no time at all. */
function passed(at: string, now: number, zone: string): { count: number; unit: 'minute' | 'hour' | 'day' } {
  const milliseconds = Date.parse(at) - now;
  if (Math.abs(milliseconds) >= dayMs) {
    const dateOf = (moment: Date) => calendarDate(moment, zone);
    return { count: daysBetween(dateOf(new Date(now)), dateOf(new Date(at))), unit: 'day' };
  }
  const minutes = Math.trunc(milliseconds / 60_000);
  if (Math.abs(minutes) < 60) return { count: minutes, unit: 'minute' };
  return { count: Math.trunc(minutes / 60), unit: 'hour' };
}
