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

/** Whether an interview of so many minutes may begin then: exactly when one was asked for, or within a span, to its end. */
export function isAskedFor(startsAt: Date, minutes: number, asked: readonly AskedTime[]): boolean {
  const ends = startsAt.getTime() + minutes * 60_000;
  return asked.some(({ starts_at, until }) => {
    const from = Date.parse(starts_at);
    return (
      from === startsAt.getTime() ||
      (until !== null && from < startsAt.getTime() && ends <= Date.parse(until))
    );
  });
}
