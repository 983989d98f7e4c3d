import type { CalendarFault } from '#domain/calendars/connections.ts';
import { m } from '#texts/messages.js';

/** What is wrong with a calendar, in a sentence for its member. */
export const faultTexts: Readonly<Record<CalendarFault, () => string>> = {
  no_connection: m.validation_calendar_silent,
  timeout: m.validation_calendar_slow,
  private_network: m.validation_calendar_private,
  insecure: m.validation_calendar_https,
  redirect: m.validation_calendar_redirect,
  refused: m.validation_calendar_refused,
  gone: m.validation_calendar_gone,
  failing: m.validation_calendar_failing,
  too_long: m.validation_calendar_long,
  packed: m.validation_calendar_packed,
  no_calendar: m.validation_calendar_none,
  no_account: m.validation_calendar_account,
  too_many: m.validation_calendar_many,
  too_slow: m.validation_calendar_heavy,
  read_only: m.validation_calendar_read_only,
};
