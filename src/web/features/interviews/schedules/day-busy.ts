import { useQuery } from '@tanstack/react-query';
import { addDays, type CalendarDate, isWeekend } from '#domain/time.ts';
import { instantAt } from '#domain/zones.ts';
import { type api, query } from '#web/api.ts';
import { type Stretch, stretchesOf } from '#web/features/interviews/schedule/week-times.ts';
import type { Entry } from './entries.ts';

export type DayBusy = Awaited<ReturnType<typeof api.interviews.busy>>;

/** When a colleague has no time, in minutes of the day. */
export interface BusyStretch extends Stretch {
  cause: 'interview' | 'calendar' | 'rule';
}

/** Interviews are held within these hours of a working day. */
const working = { from: 9 * 60, until: 17 * 60 } as const;
/** A usual interview has room in it. */
const leastFree = 45;
const halfHour = 30;

/** When the colleagues are busy on a day, in one question. */
export function useDayBusy(day: CalendarDate, zone: string, isAsked: boolean) {
  const from = instantAt({ date: day, time: '00:00' }, zone)?.toISOString();
  const to = instantAt({ date: addDays(day, 1), time: '00:00' }, zone)?.toISOString();
  const input = { from: from ?? '', to: to ?? '' };
  return useQuery({
    ...query.interviews.busy.queryOptions({ input, retry: false }),
    enabled: isAsked && from !== undefined && to !== undefined,
  });
}

/** What is taken of somebody's day. */
export function busyOf(
  { data, outside }: Pick<DayBusy, 'data' | 'outside'>,
  id: string,
  { day, zone }: { day: CalendarDate; zone: string },
): BusyStretch[] {
  const spans = [
    ...data
      .filter(({ interviewer_id }) => interviewer_id === id)
      .map((time) => ({ ...time, cause: 'interview' as const })),
    ...outside.filter(({ interviewer }) => interviewer.id === id),
  ];
  return spans.flatMap(({ cause, ...span }) =>
    stretchesOf(span, zone)
      .filter(({ date }) => date === day)
      .map((stretch) => ({ ...stretch, cause })),
  );
}

/** The same without the interviews that the calendar shows as such. */
export function besideEntries(busy: readonly BusyStretch[], entries: readonly Entry[]): BusyStretch[] {
  return busy.filter(
    ({ cause, start }) => cause !== 'interview' || !entries.some((entry) => entry.start === start),
  );
}

/** The working hours of a day at which none of it is taken, from a moment on, by half an hour. */
export function freeOf(
  taken: readonly Pick<Stretch, 'start' | 'minutes'>[],
  { day, soonest = 0 }: { day: CalendarDate; soonest?: number },
): Pick<Stretch, 'start' | 'minutes'>[] {
  if (isWeekend(day)) return [];
  const free: Pick<Stretch, 'start' | 'minutes'>[] = [];
  let at = Math.max(working.from, Math.ceil(soonest / halfHour) * halfHour);
  const end = { start: working.until, minutes: 0 };
  for (const { start, minutes } of [...taken, end].toSorted((one, other) => one.start - other.start)) {
    const until = Math.min(start, working.until);
    if (until - at >= leastFree) free.push({ start: at, minutes: until - at });
    at = Math.max(at, start + minutes);
  }
  return free;
}
