import { z } from 'zod';
import { shortText } from '#domain/text/text.ts';
import { whenRight } from '#domain/text/when-right.ts';

/** By a secret iCalendar address, which is read alone, or an account of CalDAV, into which interviews are written, too. */
export const calendarKinds = ['ics', 'caldav'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** Busy times are known for so many days from now on. */
export const busyDays = 60;
/** A calendar is read so often, in minutes; one that fails less and less. */
export const readMinutes = 15;
/** A calendar that says of itself that nothing changed is read whole once in so many hours all the same: days pass. */
export const wholeReadHours = 20;
/** Of a calendar so much is read … */
export const calendarBytes = 5 * 1024 * 1024;
/** … with so many entries at most. */
export const mostCalendarEvents = 50_000;
/** Of an account so many calendars are read. */
export const mostCalendars = 10;

/** Why a calendar could not be read or written; each has a sentence for its member. */
export const calendarFaults = [
  'no_connection',
  'timeout',
  'private_network',
  'insecure',
  'redirect',
  'refused',
  'gone',
  'failing',
  'too_long',
  'packed',
  'no_calendar',
  'no_account',
  'too_many',
  'too_slow',
  'read_only',
] as const;
export type CalendarFault = (typeof calendarFaults)[number];

/** When to read again after so many failures in a row. */
export function pauseAfterFailures(failures: number): number {
  return Math.min(24 * 60, readMinutes * 2 ** Math.min(failures, 7)) * 60_000;
}

/** PUT api/calendar: where the own calendar is. */
export const calendarOrder = z
  .object({
    kind: z.enum(calendarKinds, { error: 'validation_option' }),
    address: shortText(2000, { required: 'validation_calendar_address' })
      // What calendar programs call an address to subscribe to.
      .overwrite((text) => text.replace(/^webcals?:/i, 'https:'))
      .refine(isWebAddress, { error: 'validation_calendar_address' }),
    username: shortText(320, {}, 0).default(''),
    password: z.string().max(1000).default(''),
  })
  .superRefine(
    ({ kind, username, password }, check) => {
      if (kind !== 'caldav') return;
      if (username === '')
        check.addIssue({ code: 'custom', path: ['username'], message: 'validation_calendar_user' });
      if (password === '')
        check.addIssue({ code: 'custom', path: ['password'], message: 'validation_enter_password' });
    },
    whenRight('kind', 'username', 'password'),
  );
export type CalendarOrder = z.output<typeof calendarOrder>;

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    `${url.username}${url.password}${url.hash}` === ''
  );
}
