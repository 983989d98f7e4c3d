import { calendarBytes } from '#domain/calendars/connections.ts';
import { askOutside, type OutgoingAnswer, OutgoingFailure } from '#server/platform/outgoing.ts';
import { CalendarFailure } from './failure.ts';

/** A calendar answers each request within so long. */
const patienceMs = 15_000;

/** By which rules addresses of members are asked. */
export interface Reach {
  openedNetworks: readonly string[];
  /** In production nothing goes unencrypted. */
  isProduction: boolean;
}

interface CalendarRequest {
  url: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Asks a calendar by the one way in which addresses of strangers are asked; whatever it answers is no failure yet. */
export async function askCalendar(reach: Reach, request: CalendarRequest): Promise<OutgoingAnswer> {
  const { url, method = 'GET', headers = {}, body = '' } = request;
  if (reach.isProduction && new URL(url).protocol !== 'https:') throw new CalendarFailure('insecure');
  const answer = await askOutside({
    ...{ url, method, body },
    // What is not packed can't grow when it is unpacked.
    headers: { ...headers, 'accept-encoding': 'identity' },
    openedNetworks: reach.openedNetworks,
    milliseconds: patienceMs,
    mostBytes: calendarBytes,
  }).catch((error: unknown) => {
    throw error instanceof OutgoingFailure ? new CalendarFailure(error.reason) : error;
  });
  if (answer.isCut) throw new CalendarFailure('too_long');
  const packed = answer.headers['content-encoding'];
  if (packed !== undefined && packed !== 'identity') throw new CalendarFailure('packed');
  return answer;
}

/** What an answer that is none says of the address. */
export function requireUsable(status: number): void {
  if (status >= 200 && status < 300) return;
  if (status >= 300 && status < 400) throw new CalendarFailure('redirect');
  if (status === 401 || status === 403) throw new CalendarFailure('refused');
  throw new CalendarFailure(status === 404 || status === 410 ? 'gone' : 'failing');
}
