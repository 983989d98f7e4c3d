import { z } from 'zod';
import { calendarFaults, calendarKinds, calendarOrder } from '#domain/calendars/connections.ts';
import { calendarRules } from '#domain/calendars/rules.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Calendars';

const connection = z.object({
  kind: z.enum(calendarKinds),
  host: z.string(),
  /** Empty for an address. */
  username: z.string(),
  /** So many calendars are read. */
  calendars: z.number(),
  /** When it was last read. */
  read_at: z.string(),
  /** Why it could not be read since; null where it could. */
  fault: z.enum(calendarFaults).nullable(),
  /** Why an interview could not be written into it, which is tried again; null where all could. */
  write_fault: z.enum(calendarFaults).nullable(),
  /** So many entries could not be understood. */
  skipped: z.number(),
});
export type CalendarConnection = z.infer<typeof connection>;

/** A member's own calendar, and when interviews are held. */
export const calendars = {
  read: call({
    method: 'GET',
    path: '/calendar',
    policy: 'opening-team',
    feature: 'interviews',
    summary: "How the caller's own calendar stands, and when the caller holds interviews.",
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({
        connection: connection.nullable(),
        rules: z.object(calendarRules.shape),
      }),
    }),
  ),
  connect: call({
    method: 'PUT',
    path: '/calendar',
    policy: 'opening-team',
    feature: 'interviews',
    summary:
      'Connects a calendar, once it could be read: of it, when the caller is busy is kept, and no more.',
    tag,
    toast: 'refusals',
    limit: 'calendar_check',
    transaction: 'own',
  })
    .input(calendarOrder)
    .output(done),
  refresh: call({
    method: 'POST',
    path: '/calendar/refresh',
    policy: 'opening-team',
    feature: 'interviews',
    summary: 'Reads the calendar at once.',
    tag,
    toast: 'none',
    limit: 'calendar_check',
    transaction: 'own',
  }).output(done),
  disconnect: call({
    method: 'DELETE',
    path: '/calendar',
    policy: 'opening-team',
    summary: 'Takes the calendar away, with all that is known by it.',
    tag,
    toast: 'refusals',
  }).output(done),
  saveRules: call({
    method: 'PUT',
    path: '/calendar_rules',
    policy: 'opening-team',
    feature: 'interviews',
    summary: 'When the caller holds interviews: days, hours, time between two, and how many a day.',
    tag,
  })
    .input(calendarRules)
    .output(done),
};
