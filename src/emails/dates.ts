import { formatTag, type Locale } from '#domain/locale.ts';
import { defaultTimeZone } from '#domain/time.ts';

/** `12 November 2026`, in the zone given. */
export function longDate(date: Date, locale: Locale, timeZone: string = defaultTimeZone): string {
  return new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone }).format(date);
}

/** `12 November 2026 at 14:05 GMT+3`: an instant always names its zone. */
export function longMoment(date: Date, locale: Locale, timeZone: string = defaultTimeZone): string {
  const time = new Intl.DateTimeFormat(formatTag(locale), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(date);
  return `${longDate(date, locale, timeZone)}, ${time}`;
}
