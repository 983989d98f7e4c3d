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

/** Who holds them, in the order of their names. */
export function interviewersOf(entries: readonly Entry[]): { id: string; name: string }[] {
  const people = new Map(
    entries.flatMap(({ interview }) => interview.interviewers.map((person) => [person.id, person] as const)),
  );
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

interface Placed {
  entry: Entry;
  lane: number;
  lanes: number;
}

/** Side by side where they overlap: each gets a lane, and the number of lanes of those that touch one another. */
export function lanesOf(entries: readonly Entry[]): Placed[] {
  const groups: Placed[][] = [];
  let ends: number[] = [];
  for (const entry of entries) {
    // What begins after everything before it has the whole width again.
    if (groups.length === 0 || ends.every((end) => end <= entry.start)) {
      groups.push([]);
      ends = [];
    }
    const free = ends.findIndex((end) => end <= entry.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = entry.start + entry.minutes;
    groups.at(-1)?.push({ entry, lane, lanes: 1 });
  }
  return groups.flatMap((group) => {
    const lanes = 1 + Math.max(...group.map(({ lane }) => lane));
    return group.map((one) => ({ ...one, lanes }));
  });
}

/** Those for which there is no room beside the others of their time: so many, from the first one's begin to the last one's end. */
interface Folded {
  key: string;
  date: CalendarDate;
  start: number;
  minutes: number;
  more: number;
}

/**
 * The same with so many places side by side at most: where more overlap, the last place says how many it stands for, and the
 * others share the room (`isBesideMore`). A week with hundreds of interviews is read, and answers at once.
 */
export function foldedLanesOf(
  entries: readonly Entry[],
  most: number,
): { placed: (Placed & { isBesideMore: boolean })[]; folded: Folded[] } {
  const placed: (Placed & { isBesideMore: boolean })[] = [];
  const folded: Folded[] = [];
  for (const { entry, lane, lanes } of lanesOf(entries)) {
    const isBesideMore = lanes > most;
    if (!isBesideMore || lane < most - 1) {
      placed.push({ entry, lane, lanes: isBesideMore ? most - 1 : lanes, isBesideMore });
      continue;
    }
    const last = folded.at(-1);
    if (last && entry.start < last.start + last.minutes) {
      last.minutes = Math.max(last.minutes, entry.start + entry.minutes - last.start);
      last.more += 1;
      continue;
    }
    const { key, date, start, minutes } = entry;
    folded.push({ key, date, start, minutes, more: 1 });
  }
  return { placed, folded };
}
