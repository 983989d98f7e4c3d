import { addDays, type CalendarDate, isWeekend } from '#domain/time.ts';
import { clockIn, instantAt } from '#domain/zones.ts';
import { isOutsideSocialHours, overlaps, type Span, slotsMaximum } from './interviews.ts';

/** So many days are looked through for free times. */
export const searchedDays = 14;
/** Nobody is asked to be there sooner than in so many hours. */
const noticeHours = 24;
/** Times are looked for within these hours of a day, by half an hour, and not on the weekend. */
const hours = { from: 9, until: 17 } as const;
const stepMinutes = 30;
/** Of one day no more are named, so that there is a choice of days. */
const mostOfADay = 2;

interface Wanted {
  first: CalendarDate;
  zone: string;
  /** The candidate's zone. */
  theirs: string | null;
  minutes: number;
  now: Date;
}

/**
 * Times without anything of what is busy, the earliest first: two of a day at most, hours apart. They are decent hours
 * where the candidate is, too, unless no hour of the day is that on both clocks.
 */
export function freeTimes(busy: readonly Span[], wanted: Wanted): FreeTime[] {
  const decent = timesOf(busy, wanted);
  return decent.length > 0 ? decent : timesOf(busy, { ...wanted, theirs: null });
}

interface FreeTime {
  date: CalendarDate;
  start_time: string;
}

function timesOf(busy: readonly Span[], { first, zone, theirs, minutes, now }: Wanted): FreeTime[] {
  const found: FreeTime[] = [];
  const soonest = now.getTime() + noticeHours * 3_600_000;
  for (let day = 0; day < searchedDays && found.length < slotsMaximum; day += 1) {
    const date = addDays(first, day);
    if (isWeekend(date)) continue;
    found.push(...timesOfDay(date).slice(0, slotsMaximum - found.length));
  }
  return found;

  function timesOfDay(date: CalendarDate) {
    const times: FreeTime[] = [];
    for (let at = hours.from * 60; at + minutes <= hours.until * 60 && times.length < mostOfADay; ) {
      const start_time = [Math.floor(at / 60), at % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':');
      const startsAt = instantAt({ date, time: start_time }, zone);
      const span = startsAt && { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
      const isFree =
        span &&
        startsAt.getTime() >= soonest &&
        !isOdd(span, theirs) &&
        !busy.some((one) => overlaps(span, one));
      if (isFree) times.push({ date, start_time });
      // The second one of a day is another part of it.
      at += isFree ? 180 : stepMinutes;
    }
    return times;
  }
}

function isOdd({ startsAt, endsAt }: Span, theirs: string | null): boolean {
  return theirs !== null && isOutsideSocialHours(clockIn(startsAt, theirs), clockIn(endsAt, theirs));
}
