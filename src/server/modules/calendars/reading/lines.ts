import { mostCalendarEvents } from '#domain/calendars/connections.ts';
import { CalendarFailure } from './failure.ts';

/** The lines of one entry that say when somebody is busy; what it is called, where and with whom are never kept. */
export type EntryLines = Map<string, string[]>;

interface CalendarLines {
  events: EntryLines[];
  /** Times that a calendar tells as busy without an entry. */
  busy: string[];
  /** Zones that the calendar describes itself, as they stand there, by their names. */
  zones: Map<string, string>;
  /** The zone of what names none. */
  zone: string | undefined;
}

const told = new Set([
  ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
  ...['STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS', 'ATTENDEE'],
]);
/** A zone is told in fewer lines. */
const mostZoneLines = 2000;
/** Of one entry so many lines of a kind count. */
const mostLines = 2000;

/** Takes a calendar apart, as far as it says when somebody is busy. */
export function readLines(text: string): CalendarLines {
  const found: CalendarLines = { events: [], busy: [], zones: new Map(), zone: undefined };
  const within: string[] = [];
  let event: EntryLines | undefined;
  let zone: string[] | undefined;
  let isCalendar = false;
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    if (zone && zone.length < mostZoneLines) zone.push(line);
    const name = nameOf(line);
    if (name === 'BEGIN') {
      const part = line.slice(6).trim().toUpperCase();
      if (part === 'VCALENDAR') isCalendar = true;
      if (part === 'VEVENT' && !event) event = new Map();
      if (part === 'VTIMEZONE') zone = [line];
      within.push(part);
    } else if (name === 'END') {
      const part = within.pop();
      if (part === 'VEVENT' && event) {
        if (found.events.push(event) > mostCalendarEvents) throw new CalendarFailure('too_many');
        event = undefined;
      }
      if (part === 'VTIMEZONE' && zone) {
        const id = zone.find((one) => nameOf(one) === 'TZID');
        if (id) found.zones.set(id.slice(id.indexOf(':') + 1).trim(), zone.join('\r\n'));
        zone = undefined;
      }
    } else if (within.at(-1) === 'VEVENT' && event && told.has(name)) {
      const lines = event.get(name);
      if (!lines) event.set(name, [line]);
      else if (lines.length < mostLines) lines.push(line);
    } else if (
      within.at(-1) === 'VFREEBUSY' &&
      name === 'FREEBUSY' &&
      found.busy.length < mostCalendarEvents
    ) {
      found.busy.push(line);
    } else if (name === 'X-WR-TIMEZONE') found.zone = line.slice(line.indexOf(':') + 1).trim();
  }
  if (!isCalendar) throw new CalendarFailure('no_calendar');
  return found;
}

function nameOf(line: string): string {
  const end = line.search(/[:;]/);
  return end < 0 ? '' : line.slice(0, end).toUpperCase();
}
