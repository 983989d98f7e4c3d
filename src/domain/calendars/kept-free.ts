import type { Span } from '#domain/interviews/interviews.ts';
import { addDays, type CalendarDate, isRamadan, weekdayOf } from '#domain/time.ts';
import { clockIn, instantAt } from '#domain/zones.ts';
import { prayersOf } from './prayers.ts';
import type { CalendarRules } from './rules.ts';

/** What a member is busy with already, as the rules count it. */
interface Held {
  /** The own interviews, of whole days around the span. */
  interviews: readonly Span[];
  /** What the calendar holds. */
  calendar: readonly Span[];
}

/** The parts of a span that a member's rules keep free of interviews, on the clocks of a zone; in order of their causes. */
export function keptFree(rules: CalendarRules, span: Span, zone: string, held: Held): Span[] {
  const around = rules.buffer_minutes * 60_000;
  const buffered = [...held.interviews, ...held.calendar].flatMap(({ startsAt, endsAt }) =>
    around === 0
      ? []
      : [
          { startsAt: new Date(startsAt.getTime() - around), endsAt: startsAt },
          { startsAt: endsAt, endsAt: new Date(endsAt.getTime() + around) },
        ],
  );
  const days = daysOf(span, zone);
  const closed = days.flatMap((date) => closedHours(rules, date, zone, held.interviews));
  const prayers = days.flatMap((date) => prayersOf(date, zone, rules.prayer_minutes));
  return [...closed, ...prayers, ...buffered].filter(
    ({ startsAt, endsAt }) => startsAt < endsAt && startsAt < span.endsAt && span.startsAt < endsAt,
  );
}

function closedHours(
  rules: CalendarRules,
  date: CalendarDate,
  zone: string,
  interviews: readonly Span[],
): Span[] {
  const [begin, end] = [beginOf(date, zone), beginOf(addDays(date, 1), zone)];
  const { days_off, most_a_day } = rules;
  const isOff = days_off.includes(weekdayOf(date));
  const onDay = interviews.filter(({ startsAt }) => clockIn(startsAt, zone).date === date).length;
  if (isOff || (most_a_day !== null && onDay >= most_a_day)) return [{ startsAt: begin, endsAt: end }];
  const [from, until] = hoursOn(rules, date);
  if (from === null || until === null) return [];
  return [
    { startsAt: begin, endsAt: instantAt({ date, time: from }, zone) ?? begin },
    { startsAt: instantAt({ date, time: until }, zone) ?? end, endsAt: end },
  ];
}

function hoursOn(rules: CalendarRules, date: CalendarDate): [from: string | null, until: string | null] {
  return rules.ramadan_from !== null && isRamadan(date)
    ? [rules.ramadan_from, rules.ramadan_until]
    : [rules.from_time, rules.until_time];
}

function beginOf(date: CalendarDate, zone: string): Date {
  // Where the clocks skip midnight the day begins an hour later.
  const at = instantAt({ date, time: '00:00' }, zone) ?? instantAt({ date, time: '01:00' }, zone);
  return at ?? new Date(`${date}T00:00:00Z`);
}

/** The days that a span touches on the clocks of a zone; of a longer one no more than a year. */
function daysOf({ startsAt, endsAt }: Span, zone: string): CalendarDate[] {
  const first = clockIn(startsAt, zone).date;
  const last = clockIn(new Date(endsAt.getTime() - 1), zone).date;
  const days: CalendarDate[] = [];
  for (let date = first; date <= last && days.length < 370; date = addDays(date, 1)) days.push(date);
  return days;
}
