import type { CalendarFault } from '#domain/calendars/connections.ts';

/** A calendar that is of no use now, in a word that its member reads a sentence for; nothing of what it holds. */
export class CalendarFailure extends Error {
  readonly fault: CalendarFault;
  constructor(fault: CalendarFault) {
    super(fault);
    this.fault = fault;
  }
}
