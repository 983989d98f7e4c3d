import { dateTimeFormat } from '#domain/formats.ts';
import { dateFormat, formatTag, type Locale, otherCalendarDate, rangeText } from '#domain/locale.ts';
import { defaultTimeZone } from '#domain/time.ts';
import { zoneText } from '#domain/zones.ts';

/** `12 November 2026`, in the zone given. */
export function longDate(date: Date, locale: Locale, timeZone: string = defaultTimeZone): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone }).format(date);
}

/** `12 November 2026 at 14:05 GMT+3`: an instant always names its zone. */
export function longMoment(date: Date, locale: Locale, timeZone: string = defaultTimeZone): string {
  const time = dateTimeFormat(formatTag(locale), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(date);
  return `${longDate(date, locale, timeZone)}, ${time}`;
}

/**
 * `Monday 30 November 2026`, `10:00–10:45` and `Qatar, UTC+3`: a meeting always names its zone, and in Arabic its day has
 * the Hijri date beside it.
 */
export function meetingTime(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  timeZone: string,
  locale: Locale,
): { day: string; hours: string; zone: string } {
  const tag = formatTag(locale);
  const day = dateFormat(locale, { dateStyle: 'full', timeZone }).format(startsAt);
  const clock = dateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const hours = rangeText(clock.format(startsAt), clock.format(endsAt), locale);
  const other = otherCalendarDate(startsAt, locale, timeZone);
  return { day: other ? `${day} (${other})` : day, hours, zone: zoneText(timeZone, locale, startsAt) };
}
