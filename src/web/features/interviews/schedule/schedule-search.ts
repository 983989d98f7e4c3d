import { isCalendarDate } from '#domain/time.ts';
import { isClockTime } from '#domain/zones.ts';
import { one } from '#web/search-params.ts';

/** What the address of `/schedules/new` carries: whom it is for, or what is changed, and what is known of it already. */
export interface ScheduleSearch {
  application?: string;
  /** The interview that is changed. */
  id?: string;
  /** The first time to offer, on the company's clocks: `2026-11-30T16:30`. */
  at?: string;
  /** Accounts of who holds it, with commas between them. */
  with?: string;
}

export function readScheduleSearch(search: Record<string, unknown>): ScheduleSearch {
  const at = one(search.at)?.slice(0, 16);
  return {
    application: one(search.application),
    id: one(search.id),
    at: at && slotOf(at) ? at : undefined,
    with: one(search.with)?.slice(0, 400),
  };
}

/** The day and the clock of such a time; undefined where it is none. */
export function slotOf(at: string): { date: string; start_time: string } | undefined {
  const [date = '', start_time = ''] = at.split('T');
  return isCalendarDate(date) && isClockTime(start_time) ? { date, start_time } : undefined;
}
