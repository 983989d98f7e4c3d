import type { ICalLuxonDateTimeStub } from 'ical-generator';
import { clockIn } from '#domain/zones.ts';

/**
 * An instant in the form in which the calendar writer asks for the clocks of a zone: it reads plain dates by the zone
 * of the machine. It has the methods of Luxon's `DateTime` that the writer calls, and no others.
 */
export function zonedMoment(instant: Date, zone = 'UTC'): ICalLuxonDateTimeStub {
  return {
    isValid: true,
    zone: { type: 'iana' },
    setZone: (other = 'UTC') => zonedMoment(instant, other),
    toFormat(format: string): string {
      const { date, time } = clockIn(instant, zone);
      const day = date.replaceAll('-', '');
      const clock = `${time.replace(':', '')}${String(instant.getUTCSeconds()).padStart(2, '0')}`;
      return format.replace('yyyyLLdd', day).replace('HHmmss', clock).replaceAll("'", '');
    },
    toJSDate: () => new Date(instant),
    toJSON: () => instant.toISOString(),
  };
}
