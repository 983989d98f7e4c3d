import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan';
import type { Span } from '#domain/interviews/interviews.ts';
import { type CalendarDate, parseCalendarDate, weekdayOf } from '#domain/time.ts';
import { prayerPlaceOf } from './prayer-places.ts';

const friday = 5;
/** The noon prayer of a Friday with its sermon. */
const fridayMinutes = 60;

/**
 * The prayers of a day in the city of a zone, each from when it begins to so many minutes later, at noon on Fridays an
 * hour; none for 0 minutes, and none in a zone whose city is not known.
 */
export function prayersOf(date: CalendarDate, zone: string, minutes: number): Span[] {
  const place = prayerPlaceOf(zone);
  const day = parseCalendarDate(date);
  if (!place || !day || minutes === 0) return [];
  // It reads the day off the clocks of this machine, and answers instants.
  const times = new PrayerTimes(
    new Coordinates(place.latitude, place.longitude),
    new Date(day.year, day.month - 1, day.day, 12),
    CalculationMethod[place.method](),
  );
  return (['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const).map((prayer) => {
    const length = prayer === 'dhuhr' && weekdayOf(date) === friday ? fridayMinutes : minutes;
    return { startsAt: times[prayer], endsAt: new Date(times[prayer].getTime() + length * 60_000) };
  });
}
