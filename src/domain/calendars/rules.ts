import { z } from 'zod';
import type { Span } from '#domain/interviews/interviews.ts';
import { addDays, type CalendarDate, weekdayOf } from '#domain/time.ts';
import { clockIn, instantAt, isClockTime } from '#domain/zones.ts';

/** The days of a week, as dates count them: Sunday is 0. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
/** Free time around an interview and around what the calendar holds, in minutes. */
export const buffers = [0, 5, 10, 15, 30, 45, 60] as const;
/** So many interviews a day may be allowed. */
export const mostADayMaximum = 12;

const clockTime = z.string({ error: 'validation_time' }).refine(isClockTime, { error: 'validation_time' });

/** PUT api/calendar_rules: when a member holds interviews. */
export const calendarRules = z
  .object({
    /** The weekdays without interviews. */
    days_off: z
      .array(z.int().min(0).max(6), { error: 'validation_option' })
      .max(7)
      .overwrite((days) => [...new Set(days)].toSorted((one, other) => one - other)),
    /** The hours within which interviews are held, on the clocks of the company; all of the day without them. */
    from_time: clockTime.nullable(),
    until_time: clockTime.nullable(),
    buffer_minutes: z
      .int()
      .refine((minutes) => buffers.some((one) => one === minutes), { error: 'validation_option' }),
    /** Null: as many as come. */
    most_a_day: z
      .int()
      .min(1, { error: 'validation_option' })
      .max(mostADayMaximum, { error: 'validation_option' })
      .nullable(),
  })
  .superRefine(({ from_time, until_time, days_off }, check) => {
    if ((from_time === null) !== (until_time === null))
      check.addIssue({
        code: 'custom',
        path: [from_time === null ? 'from_time' : 'until_time'],
        message: 'validation_time',
      });
    else if (from_time !== null && until_time !== null && from_time >= until_time)
      check.addIssue({ code: 'custom', path: ['until_time'], message: 'validation_calendar_hours' });
    if (days_off.length === 7)
      check.addIssue({ code: 'custom', path: ['days_off'], message: 'validation_calendar_days' });
  });
export type CalendarRules = z.output<typeof calendarRules>;

export const noRules: CalendarRules = {
  days_off: [],
  from_time: null,
  until_time: null,
  buffer_minutes: 0,
  most_a_day: null,
};

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
  const days = daysOf(span, zone).flatMap((date) => closedHours(rules, date, zone, held.interviews));
  return [...days, ...buffered].filter(
    ({ startsAt, endsAt }) => startsAt < endsAt && startsAt < span.endsAt && span.startsAt < endsAt,
  );
}

function closedHours(
  { days_off, from_time, until_time, most_a_day }: CalendarRules,
  date: CalendarDate,
  zone: string,
  interviews: readonly Span[],
): Span[] {
  const [begin, end] = [beginOf(date, zone), beginOf(addDays(date, 1), zone)];
  const isOff = days_off.includes(weekdayOf(date));
  const onDay = interviews.filter(({ startsAt }) => clockIn(startsAt, zone).date === date).length;
  if (isOff || (most_a_day !== null && onDay >= most_a_day)) return [{ startsAt: begin, endsAt: end }];
  if (from_time === null || until_time === null) return [];
  return [
    { startsAt: begin, endsAt: instantAt({ date, time: from_time }, zone) ?? begin },
    { startsAt: instantAt({ date, time: until_time }, zone) ?? end, endsAt: end },
  ];
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
