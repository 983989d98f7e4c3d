import { calendarQuery, createAccount, type DAVCalendar, fetchCalendars } from 'tsdav';
import { mostCalendars } from '#domain/calendars/connections.ts';
import { askCalendar, type Reach, requireUsable } from './asking.ts';
import { CalendarFailure } from './failure.ts';

export interface Account {
  address: string;
  username: string;
  password: string;
}

/** What an account is asked with: each request goes by the rules for addresses that somebody else has given. */
function davOf(reach: Reach, { username, password }: Account) {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  let failure: CalendarFailure | undefined;
  const ask = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    // The library tries other ways where one fails: who was refused, or not reached, is asked no more.
    if (failure) throw failure;
    const answer = await askCalendar(reach, {
      url: String(url instanceof Request ? url.url : url),
      ...(init.method && { method: init.method }),
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { body: init.body }),
    }).catch((error: unknown) => {
      if (error instanceof CalendarFailure) failure = error;
      throw error;
    });
    if (answer.status === 401 || answer.status === 403) {
      failure = new CalendarFailure('refused');
      throw failure;
    }
    const isBare = [101, 204, 205, 304].includes(answer.status);
    const { 'content-type': type, location, etag } = answer.headers;
    return new Response(isBare ? null : answer.body, {
      status: answer.status >= 200 ? answer.status : 502,
      headers: {
        ...(type && { 'content-type': type }),
        ...(location && { location }),
        ...(etag && { etag }),
      },
    });
  };
  /** What the library makes of an answer that is none of CalDAV is its own; what the network refused is told. */
  const believing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof CalendarFailure) throw error;
      throw failure ?? new CalendarFailure('no_account');
    }
  };
  return { requests: { headers: { authorization }, fetch: ask }, believing };
}

/** The calendars of an account; one alone where its own address was given. */
export async function findCalendars(reach: Reach, account: Account): Promise<DAVCalendar[]> {
  const { requests, believing } = davOf(reach, account);
  return believing(async () => {
    const found = await createAccount({
      account: { accountType: 'caldav', serverUrl: account.address },
      ...requests,
    });
    const calendars = (await fetchCalendars({ account: found, ...requests })).filter(holdsEvents);
    const own = calendars.filter(({ url }) => isSame(url, account.address));
    const chosen = (own.length > 0 ? own : calendars).slice(0, mostCalendars);
    if (chosen.length === 0) throw new CalendarFailure('no_account');
    return chosen;
  });
}

/** What the calendars of an account hold of a span, as texts. */
export async function readCalendars(
  reach: Reach,
  {
    account,
    calendars,
    from,
    until,
  }: { account: Account; calendars: readonly DAVCalendar[]; from: Date; until: Date },
): Promise<string[]> {
  const { requests, believing } = davOf(reach, account);
  const texts: string[] = [];
  for (const { url } of calendars) {
    const answers = await believing(() =>
      calendarQuery({
        url,
        props: { 'c:calendar-data': {} },
        filters: {
          'comp-filter': {
            _attributes: { name: 'VCALENDAR' },
            'comp-filter': {
              _attributes: { name: 'VEVENT' },
              'time-range': { _attributes: { start: stamp(from), end: stamp(until) } },
            },
          },
        },
        depth: '1',
        ...requests,
      }),
    );
    for (const { props, ok, status } of answers) {
      if (!ok && status >= 300) requireUsable(status);
      const data = props?.calendarData;
      const text = data?._cdata ?? data;
      if (typeof text === 'string' && text !== '') texts.push(text);
    }
  }
  return texts;
}

function holdsEvents({ components = [] }: DAVCalendar): boolean {
  return components.length === 0 || components.includes('VEVENT');
}

function isSame(url: string, address: string): boolean {
  return url.replace(/\/$/, '') === address.replace(/\/$/, '');
}

function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
