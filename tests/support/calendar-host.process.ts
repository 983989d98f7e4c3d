import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import caldav, { type CaldavAsked, type CalendarData } from 'caldav-adapter';
import Koa from 'koa';

/** How the address answers; `endless` never ends, `bomb` is small until it is unpacked. */
export type HostMood = number | 'calendar' | 'redirect' | 'hang' | 'endless' | 'bomb';

export interface HostOrder {
  mood?: HostMood;
  /** What the address and the first calendar of the account hold. */
  text?: string;
  /** What the calendars of the account hold, by their names. */
  calendars?: Record<string, string[]>;
  password?: string;
}

export interface HostTold {
  asked: { method: string; path: string; conditions: string }[];
  /** What was written into the account, by its path. */
  written: Record<string, string>;
}

let mood: HostMood = 'calendar';
let text = '';
let password = 'an app password';
let told: HostTold['asked'] = [];
let hanging: ServerResponse[] = [];
/** By calendar, by name of the entry. */
let stored = new Map<string, Map<string, string>>([['work', new Map()]]);
let version = 1;

const nameOf = (eventId: string) => eventId.replace(/\.ics$/, '');
const eventsOf = (calendarId: string) =>
  [...(stored.get(calendarId) ?? [])].map(([eventId, ical]) => ({ eventId, ical, calendarId }));
const calendarOf = (calendarId: string) => ({
  calendarId,
  name: calendarId,
  order: 0,
  readonly: false,
  synctoken: `${version}`,
});
const write = (
  { request }: CaldavAsked,
  { calendarId, eventId }: { calendarId: string; eventId: string },
) => {
  version += 1;
  stored.get(calendarId)?.set(nameOf(eventId), request.body);
  return { eventId, calendarId, ical: request.body };
};

const data: CalendarData = {
  getCalendar: async (_asked, { calendarId }) => (stored.has(calendarId) ? calendarOf(calendarId) : null),
  getCalendarsForPrincipal: async () => [...stored.keys()].map(calendarOf),
  getEventsForCalendar: async (_asked, { calendarId }) => eventsOf(calendarId),
  getEventsByDate: async (_asked, { calendarId }) => eventsOf(calendarId),
  getEvent: async (_asked, { calendarId, eventId }) =>
    eventsOf(calendarId).find((event) => event.eventId === nameOf(eventId)) ?? null,
  createEvent: async (asked, of) => write(asked, of),
  updateEvent: async (asked, of) => write(asked, of),
  deleteEvent: async (_asked, { calendarId, eventId }) => {
    version += 1;
    stored.get(calendarId)?.delete(nameOf(eventId));
  },
  buildICS: (_asked, { ical }) => ical,
  getCalendarId: (_asked, { calendarId }) => calendarId,
  getETag: (_asked, { ical }) => `"${(ical ?? '').length}-${version}"`,
};

const account = new Koa().use(
  caldav({
    caldavRoot: 'dav',
    calendarRoot: 'calendars',
    principalRoot: 'principals',
    authRealm: 'tests',
    authenticate: async (_asked, given) =>
      given.username === 'noor' && given.password === password
        ? { principalId: 'noor', principalName: 'NOOR' }
        : undefined,
    data,
  }),
);
const answerAccount = account.callback();

const server = createServer((request, response) => {
  const { method = '', url: path = '', headers } = request;
  const conditions = [headers['if-none-match'], headers['if-modified-since']].filter(Boolean).join(' ');
  told.push({ method, path, conditions });
  if (mood === 'hang') return void hanging.push(response);
  if (mood === 'redirect') return void response.writeHead(302, { location: '/elsewhere.ics' }).end();
  if (typeof mood === 'number') return void response.writeHead(mood).end();
  if (path.startsWith('/dav') || path.startsWith('/.well-known'))
    return void answerAccount(request, response);
  const etag = `"${text.length}"`;
  if (mood === 'endless') {
    response.writeHead(200, { 'content-type': 'text/calendar' });
    const chunk = Buffer.alloc(256 * 1024, 'X');
    return void Readable.from(Array.from({ length: 40 }, () => chunk)).pipe(response);
  }
  if (mood === 'bomb') {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'X'));
    return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  }
  if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(text);
});

server.listen(0, '127.0.0.1', () => process.send?.(server.address() as AddressInfo));

process.on('message', (order: HostOrder | 'tell') => {
  if (order === 'tell') {
    const written = Object.fromEntries(
      [...stored].flatMap(([calendar, events]) =>
        [...events].map(([name, ical]) => [`${calendar}/${name}`, ical] as const),
      ),
    );
    process.send?.({ asked: told, written });
    told = [];
    return;
  }
  mood = order.mood ?? mood;
  text = order.text ?? text;
  password = order.password ?? password;
  if (order.calendars) {
    version += 1;
    stored = new Map(
      Object.entries(order.calendars).map(([name, events]) => [
        name,
        new Map(events.map((ical, index) => [`event-${index}`, ical])),
      ]),
    );
  }
  for (const response of hanging) response.destroy();
  hanging = [];
  process.send?.('done');
});
process.on('disconnect', () => process.exit());
