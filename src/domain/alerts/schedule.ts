import { addDays } from '#domain/time.ts';
import { clockIn, instantAt } from '#domain/zones.ts';
import type { AlertFrequency } from './alerts.ts';

const morning = '08:00';
/** What begins in the last minutes of the hour is still delivered in it. */
const minutes = 55;
const days: Record<Exclude<AlertFrequency, 'at_once'>, number> = { daily: 1, weekly: 7 };

/**
 * When the next email of an alert is due: after eight in the morning of the reader and before nine, a day or a week on;
 * null for "at once". The minute is the reader's own (an id), always the same: those of one zone are not all written to
 * at once.
 */
export function nextLetterAt(
  frequency: AlertFrequency,
  now: Date,
  { timezone, recipient }: { timezone: string; recipient: string },
): Date | null {
  if (frequency === 'at_once') return null;
  const { date, time } = clockIn(now, timezone);
  const from = time < morning ? addDays(date, -1) : date;
  const minute = Number.parseInt(recipient.slice(-8), 16) % minutes;
  const letter = { date: addDays(from, days[frequency]), time: `08:${String(minute).padStart(2, '0')}` };
  return instantAt(letter, timezone) ?? null;
}
