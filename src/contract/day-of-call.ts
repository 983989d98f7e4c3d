import type { CalendarDate } from '#domain/time.ts';

let read: () => CalendarDate | undefined = () => undefined;

/** The day by which a call's dates are judged; only a server that answers the call knows one. */
export const dayOfCall = (): CalendarDate | undefined => read();

export function judgeDaysBy(reader: () => CalendarDate | undefined): void {
  read = reader;
}
