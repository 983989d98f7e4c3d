import { z } from 'zod';
import { isClockTime } from '#domain/zones.ts';

/** The days of a week, as dates count them: Sunday is 0. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
/** Free time around an interview and around what the calendar holds, in minutes. */
export const buffers = [0, 5, 10, 15, 30, 45, 60] as const;
/** So many interviews a day may be allowed. */
export const mostADayMaximum = 12;
/** So many minutes may be kept free from when a prayer begins; the Friday prayer takes an hour. */
export const prayerLengths = [0, 10, 15, 20, 30] as const;

const clockTime = z.string({ error: 'validation_time' }).refine(isClockTime, { error: 'validation_time' });

const minutesOf = (choices: readonly number[]) =>
  z.int().refine((minutes) => choices.includes(minutes), { error: 'validation_option' });

/** The fields that hold the hours of a day: they are named both or neither, and in order. */
const hours = [
  ['from_time', 'until_time'],
  ['ramadan_from', 'ramadan_until'],
] as const;

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
    /** The hours of Ramadan in their place; as always without them. */
    ramadan_from: clockTime.nullable().default(null),
    ramadan_until: clockTime.nullable().default(null),
    /** Minutes kept free from when each of the five prayers begins where the company is; none of them is kept by 0. */
    prayer_minutes: minutesOf(prayerLengths).default(0),
    buffer_minutes: minutesOf(buffers),
    /** Null: as many as come. */
    most_a_day: z
      .int()
      .min(1, { error: 'validation_option' })
      .max(mostADayMaximum, { error: 'validation_option' })
      .nullable(),
  })
  .superRefine((rules, check) => {
    const { days_off } = rules;
    for (const [begin, end] of hours) {
      const [from, until] = [rules[begin], rules[end]];
      if ((from === null) !== (until === null))
        check.addIssue({ code: 'custom', path: [from === null ? begin : end], message: 'validation_time' });
      else if (from !== null && until !== null && from >= until)
        check.addIssue({ code: 'custom', path: [end], message: 'validation_calendar_hours' });
    }
    if (days_off.length === 7)
      check.addIssue({ code: 'custom', path: ['days_off'], message: 'validation_calendar_days' });
  });
export type CalendarRules = z.output<typeof calendarRules>;

export const noRules: CalendarRules = {
  days_off: [],
  from_time: null,
  until_time: null,
  ramadan_from: null,
  ramadan_until: null,
  prayer_minutes: 0,
  buffer_minutes: 0,
  most_a_day: null,
};
