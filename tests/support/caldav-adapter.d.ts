/** As much of the CalDAV server as the tests' one uses; it comes without types. */
declare module 'caldav-adapter' {
  export interface CaldavAsked {
    request: { body: string };
  }
  interface Of {
    calendarId: string;
    eventId: string;
  }
  type Event = Of & { ical: string };

  export interface CalendarData {
    getCalendar(asked: CaldavAsked, of: Of): Promise<object | null>;
    getCalendarsForPrincipal(asked: CaldavAsked): Promise<object[]>;
    getEventsForCalendar(asked: CaldavAsked, of: Of): Promise<Event[]>;
    getEventsByDate(asked: CaldavAsked, of: Of): Promise<Event[]>;
    getEvent(asked: CaldavAsked, of: Of): Promise<Event | null>;
    createEvent(asked: CaldavAsked, of: Of): Promise<Event>;
    updateEvent(asked: CaldavAsked, of: Of): Promise<Event>;
    deleteEvent(asked: CaldavAsked, of: Of): Promise<void>;
    buildICS(asked: CaldavAsked, event: Event): string;
    getCalendarId(asked: CaldavAsked, calendar: Of): string;
    getETag(asked: CaldavAsked, event: { ical?: string }): string;
  }

  export default function caldav(settings: {
    caldavRoot: string;
    calendarRoot: string;
    principalRoot: string;
    authRealm: string;
    authenticate(
      asked: CaldavAsked,
      given: { username: string; password: string },
    ): Promise<object | undefined>;
    data: CalendarData;
  }): (asked: object, next: () => Promise<void>) => Promise<void>;
}

/** As much of the frame of that server as it needs. */
declare module 'koa' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default class Koa {
    use(middleware: (asked: object, next: () => Promise<void>) => Promise<void>): this;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}
