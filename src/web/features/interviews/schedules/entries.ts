import type { ReceivedInterview } from '#contract/interview-responses.ts';
import type { CalendarDate } from '#domain/time.ts';
import { clockIn } from '#domain/zones.ts';
import { timesOf } from '#web/features/interviews/interview-times.tsx';

/** One place of an interview in the calendar: its time, each of those offered, or of those asked for. */
export interface Entry {
  key: string;
  interview: ReceivedInterview;
  date: CalendarDate;
  /** Minutes after midnight in the company's zone. */
  start: number;
  minutes: number;
  starts_at: string;
  kind: 'set' | 'offered' | 'asked';
  /** Of several that are offered, or asked for, which. */
  number: number;
  total: number;
}

/** Where the interviews lie on the days of a zone, in the order of the clock. */
export function entriesOf(interviews: readonly ReceivedInterview[], zone: string): Entry[] {
  return interviews
    .flatMap((interview) => entriesOfOne(interview, zone))
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
}

function entriesOfOne(interview: ReceivedInterview, zone: string): Entry[] {
  const times = timesOf(interview);
  const isSet = interview.starts_at !== null || times.length === 1;
  const entries = times.map(({ starts_at }, index) =>
    entryAt(interview, starts_at, zone, {
      kind: isSet ? 'set' : 'offered',
      number: index + 1,
      total: times.length,
    }),
  );
  const { asked_times: asked } = interview;
  return [
    ...entries,
    ...asked.map(({ starts_at }, index) =>
      entryAt(interview, starts_at, zone, { kind: 'asked', number: index + 1, total: asked.length }),
    ),
  ];
}

function entryAt(
  interview: ReceivedInterview,
  starts_at: string,
  zone: string,
  place: Pick<Entry, 'kind' | 'number' | 'total'>,
): Entry {
  const { date, time } = clockIn(new Date(starts_at), zone);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return {
    ...place,
    key: `${interview.id} ${place.kind} ${place.number}`,
    interview,
    date,
    start: hours * 60 + minutes,
    minutes: interview.duration,
    starts_at,
  };
}

/** Side by side where they overlap: each gets a lane, and the number of lanes of its day. */
export function lanesOf(entries: readonly Entry[]): { entry: Entry; lane: number; lanes: number }[] {
  const ends: number[] = [];
  const placed = entries.map((entry) => {
    const free = ends.findIndex((end) => end <= entry.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = entry.start + entry.minutes;
    return { entry, lane };
  });
  return placed.map((one) => ({ ...one, lanes: Math.max(1, ends.length) }));
}
