import { relativeTimeFormat } from '#domain/formats.ts';
import { formatTag, type Locale } from '#domain/locale.ts';
import { calendarDate, daysBetween } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { ownZone } from '#web/moments.ts';

/** When a promised answer is due, in days of the reader's calendar: "3 days late", "today", "tomorrow". */
export function dueText(due: string, locale: Locale, now = new Date(), zone = ownZone()): string {
  const days = daysBetween(calendarDate(now, zone), calendarDate(new Date(due), zone));
  if (days < 0) return m.companies_queue_late({ count: -days });
  return relativeTimeFormat(formatTag(locale), { numeric: 'auto' }).format(days, 'day');
}
