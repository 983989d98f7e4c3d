import { z } from 'zod';
import { addDays, isTimeZone } from '#domain/time.ts';
import { clockIn, instantAt, isClockTime } from '#domain/zones.ts';

const time = z.string().refine(isClockTime, { error: 'validation_invalid' });

/** The hours of the day in which nothing is sent that may wait, by the clocks of the reader's zone. */
export const quietHours = z
  .object({
    starts: time,
    ends: time,
    timezone: z.string().max(60).refine(isTimeZone, { error: 'validation_invalid' }),
  })
  .refine(({ starts, ends }) => starts !== ends, {
    error: 'validation_quiet_hours_same',
    path: ['ends'],
  });
export type QuietHours = z.output<typeof quietHours>;

/** When the quiet hours end that it is now; undefined outside of them. They may go past midnight. */
export function quietUntil(now: Date, { starts, ends, timezone }: QuietHours): Date | undefined {
  const { date, time: shown } = clockIn(now, timezone);
  const isOvernight = starts > ends;
  const isQuiet = isOvernight ? shown >= starts || shown < ends : shown >= starts && shown < ends;
  if (!isQuiet) return undefined;
  const day = isOvernight && shown >= starts ? addDays(date, 1) : date;
  // Where the clocks skip that time, an hour later.
  return instantAt({ date: day, time: ends }, timezone) ?? new Date(now.getTime() + 3_600_000);
}
