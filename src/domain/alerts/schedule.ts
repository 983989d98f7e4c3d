import { addDays } from '#domain/time.ts';
import { clockIn, instantAt } from '#domain/zones.ts';
import type { AlertFrequency } from './alerts.ts';

const morning = '08:00';
const days: Record<Exclude<AlertFrequency, 'at_once'>, number> = { daily: 1, weekly: 7 };

/** When the next email of an alert is due: at eight in the morning of the reader, a day or a week on; null for "at once". */
export function nextLetterAt(frequency: AlertFrequency, now: Date, timezone: string): Date | null {
  if (frequency === 'at_once') return null;
  const { date, time } = clockIn(now, timezone);
  const from = time < morning ? addDays(date, -1) : date;
  return instantAt({ date: addDays(from, days[frequency]), time: morning }, timezone) ?? null;
}
