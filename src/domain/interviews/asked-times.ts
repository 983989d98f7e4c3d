import { calendarDate, dayMs } from '#domain/time.ts';
import type { InterviewStatus } from './interviews.ts';

/** A time that the candidate asks for: from a moment on, until another one where not for the rest of the day. */
export interface AskedTime {
  starts_at: string;
  until: string | null;
}

interface Asking {
  status: InterviewStatus;
  /** The earliest; null where nothing is asked for. */
  proposedAt: Date | null;
  proposedTimes: readonly AskedTime[];
}

/** What the candidate asked for and the company has not answered, the earliest first. */
export function askedTimesOf({ status, proposedAt, proposedTimes }: Asking): readonly AskedTime[] {
  if (status !== 'Proposed' || !proposedAt) return [];
  return proposedTimes.length > 0 ? proposedTimes : [{ starts_at: proposedAt.toISOString(), until: null }];
}

interface Meeting {
  startsAt: Date;
  minutes: number;
}

/**
 * Whether a meeting may begin then: exactly when one was asked for, or later, where it is over by the end that was named;
 * without one, by the end of that day on the candidate's clocks.
 */
export function isAskedFor(meeting: Meeting, asked: readonly AskedTime[], candidateZone: string): boolean {
  return asked.some((time) => fits(meeting, time, candidateZone));
}

/** Each beginning that an asked time leaves for so many minutes, a quarter of an hour apart; the one asked for first. */
export function beginningsOf(asked: AskedTime, minutes: number, candidateZone: string): Date[] {
  const first = Date.parse(asked.starts_at);
  const beginnings: Date[] = [];
  for (let at = first; at < first + dayMs; at += quarter) {
    const startsAt = new Date(at);
    if (!fits({ startsAt, minutes }, asked, candidateZone)) break;
    beginnings.push(startsAt);
  }
  return beginnings;
}

function fits({ startsAt, minutes }: Meeting, { starts_at, until }: AskedTime, zone: string): boolean {
  const from = new Date(starts_at);
  if (startsAt.getTime() === from.getTime()) return true;
  if (startsAt < from) return false;
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  if (until !== null) return endsAt <= new Date(until);
  return calendarDate(new Date(endsAt.getTime() - 1), zone) === calendarDate(from, zone);
}

const quarter = 15 * 60_000;
