import type { CalendarFault, CalendarKind } from '#domain/calendars/connections.ts';
import { askCalendar, type Reach, requireUsable } from './asking.ts';
import { type BusyQuestion, type BusyTimes, busyTimesIn } from './busy-times.ts';
import { type Account, findCalendars, readCalendars } from './caldav.ts';
import { CalendarFailure } from './failure.ts';

/** What a thread is told to read. */
export interface ReadingOrder {
  kind: CalendarKind;
  account: Account;
  reach: Reach;
  question: BusyQuestion;
  /** What the calendar said of itself the last time; empty where it is read whole. */
  mark: string;
}

export type Reading =
  | ({ is: 'read'; mark: string; collection: string; calendars: number } & BusyTimes)
  | { is: 'unchanged' }
  | { is: 'fault'; fault: CalendarFault };

/** Reads a calendar, from the network to the times: in a thread, so that a hostile one keeps nobody waiting. */
export async function readNow(order: ReadingOrder): Promise<Reading> {
  try {
    return await (order.kind === 'ics' ? readAddress(order) : readAccount(order));
  } catch (error) {
    if (error instanceof CalendarFailure) return { is: 'fault', fault: error.fault };
    throw error;
  }
}

async function readAddress({ account, reach, question, mark }: ReadingOrder): Promise<Reading> {
  const answer = await askCalendar(reach, { url: account.address, headers: conditionsOf(mark) });
  if (answer.status === 304 && mark !== '') return { is: 'unchanged' };
  requireUsable(answer.status);
  const { etag, 'last-modified': modified } = answer.headers;
  const said = { ...(etag && { etag }), ...(modified && { modified }) };
  const busy = busyTimesIn([answer.body], question);
  return { is: 'read', ...busy, mark: JSON.stringify(said).slice(0, 1000), collection: '', calendars: 1 };
}

function conditionsOf(mark: string): Record<string, string> {
  if (mark === '') return {};
  const { etag, modified } = JSON.parse(mark) as { etag?: string; modified?: string };
  return { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) };
}

async function readAccount({ account, reach, question, mark }: ReadingOrder): Promise<Reading> {
  const calendars = await findCalendars(reach, account);
  const tags = calendars.map(({ url, ctag, syncToken }) => `${url} ${ctag ?? syncToken ?? ''}`);
  const isTelling = calendars.every(({ ctag, syncToken }) => ctag ?? syncToken);
  const said = isTelling ? JSON.stringify(tags).slice(0, 4000) : '';
  if (said !== '' && said === mark) return { is: 'unchanged' };
  const texts = await readCalendars(reach, {
    ...{ account, calendars },
    from: new Date(question.from),
    until: new Date(question.until),
  });
  const collection = calendars[0]?.url ?? '';
  return { is: 'read', ...busyTimesIn(texts, question), mark: said, collection, calendars: calendars.length };
}
