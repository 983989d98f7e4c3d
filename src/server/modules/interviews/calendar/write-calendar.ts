import ical, {
  type ICalAttendeeData,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { Span } from '#domain/interviews/interviews.ts';
import { productName } from '#domain/product.ts';
import { writeZone } from './vtimezone.ts';
import { zonedMoment } from './zoned-moment.ts';

/** One interview as a calendar shows it to one person. */
export interface CalendarEntry extends Span {
  uid: string;
  sequence: number;
  timezone: string;
  summary: string;
  description: string;
  place: string;
  /** A web address, where it is held by video. */
  url?: string;
  isTentative: boolean;
  changedAt: Date;
  organizer: { name: string; email: string };
  /** Who reads it; feeds name nobody. */
  attendee?: { name: string; email: string; hasConfirmed: boolean };
}

/** An invitation, its update (same UID, higher SEQUENCE) or its cancellation, for a letter. */
export function writeInvitation(method: 'REQUEST' | 'CANCEL', entry: CalendarEntry, now: Date): string {
  return calendarOf([entry], {
    method: method === 'REQUEST' ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
    isCancelled: method === 'CANCEL',
    now,
  }).toString();
}

/** One interview as a file that somebody puts into a calendar; it asks for no answer. */
export function writeEntry({ attendee: _attendee, ...entry }: CalendarEntry, now: Date): string {
  return calendarOf([entry], { method: ICalCalendarMethod.PUBLISH, isCancelled: false, now }).toString();
}

/** The same as it is put into a calendar over CalDAV: an entry of its owner, that nobody is invited to. */
export function writeStored({ attendee: _attendee, ...entry }: CalendarEntry, now: Date): string {
  return calendarOf([entry], { method: null, isCancelled: false, isInvited: false, now }).toString();
}

/** Many interviews, for a calendar program that subscribed. */
export function writeFeed(name: string, entries: readonly CalendarEntry[], now: Date): string {
  const feed = calendarOf(entries, { method: ICalCalendarMethod.PUBLISH, isCancelled: false, now });
  return feed.name(name).ttl(900).toString();
}

function calendarOf(
  entries: readonly CalendarEntry[],
  options: { method: ICalCalendarMethod | null; isCancelled: boolean; isInvited?: boolean; now: Date },
) {
  const { method, isCancelled, isInvited = true, now } = options;
  const calendar = ical({ prodId: { company: productName, product: 'Interviews', language: 'EN' }, method });
  const first = new Date(Math.min(...entries.map(({ startsAt }) => startsAt.getTime())));
  const last = new Date(Math.max(...entries.map(({ endsAt }) => endsAt.getTime())));
  calendar.timezone({ name: null, generator: (zone) => writeZone(zone, first, last) });
  for (const entry of entries) {
    const event = eventOf(entry, isCancelled, now);
    calendar.createEvent(isInvited ? event : { ...event, organizer: null });
  }
  return calendar;
}

function eventOf(entry: CalendarEntry, isCancelled: boolean, now: Date): ICalEventData {
  const { attendee, timezone, organizer } = entry;
  return {
    id: entry.uid,
    sequence: entry.sequence,
    start: zonedMoment(entry.startsAt),
    end: zonedMoment(entry.endsAt),
    timezone,
    stamp: now,
    lastModified: entry.changedAt,
    summary: entry.summary,
    description: entry.description,
    location: entry.place,
    url: entry.url,
    status: isCancelled
      ? ICalEventStatus.CANCELLED
      : entry.isTentative
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name, email: organizer.email },
    attendees: attendee ? [attendeeOf(attendee)] : [],
  };
}

/** The answer is given by the links of the letter, so mail programs are not asked for one. */
function attendeeOf({ name, email, hasConfirmed }: NonNullable<CalendarEntry['attendee']>): ICalAttendeeData {
  return {
    name,
    email,
    rsvp: false,
    role: ICalAttendeeRole.REQ,
    status: hasConfirmed ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
  };
}
