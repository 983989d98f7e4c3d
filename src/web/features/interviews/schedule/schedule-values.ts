import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { durationDefault, type InterviewType } from '#domain/interviews/interviews.ts';
import { timeProblem } from '#domain/interviews/schedule.ts';
import { addDays, calendarDate, isCalendarDate } from '#domain/time.ts';
import { clockIn, instantAt, isClockTime } from '#domain/zones.ts';
import { timesOf } from '#web/features/interviews/interview-times.tsx';
import { type ScheduleSearch, slotOf } from './schedule-search.ts';

export interface ScheduleValues {
  slots: { date: string; start_time: string }[];
  duration: number;
  timezone: string;
  type: InterviewType;
  place: string;
  message: string;
  interviewers: string[];
}

/** What the form begins with: the time that is known already, if any, held by whoever fills it in or who was free then. */
export function newValues(
  options: {
    timezone: string;
    members: readonly { id: string; is_you: boolean }[];
    meeting_link: string | null;
  },
  known: Pick<ScheduleSearch, 'at' | 'with'> = {},
): ScheduleValues {
  const { timezone, members, meeting_link } = options;
  const slot = slotOf(known.at ?? '');
  const named = known.with?.split(',') ?? [];
  const holders = members.filter(({ id }) => named.includes(id));
  return {
    slots: slot ? [slot] : [],
    duration: durationDefault,
    timezone,
    type: 'video link',
    place: meeting_link ?? '',
    message: '',
    interviewers: (holders.length > 0 ? holders : members.filter((member) => member.is_you)).map(
      ({ id }) => id,
    ),
  };
}

/** An interview that is changed, as it stands; of one that the candidate wants at other times, with those. */
export function storedValues(interview: ReceivedInterview, memberIds: readonly string[]): ScheduleValues {
  const { timezone, duration, type, place, message, interviewers } = interview;
  const { asked_times } = interview;
  const times = asked_times.length > 0 ? asked_times : timesOf(interview);
  return {
    slots: times.map(({ starts_at }) => {
      const { date, time } = clockIn(new Date(starts_at), timezone);
      return { date, start_time: time };
    }),
    duration,
    timezone,
    type,
    place,
    message,
    interviewers: interviewers.map(({ id }) => id).filter((id) => memberIds.includes(id)),
  };
}

/** The next time to offer: the same hour a day later, or tomorrow at ten. */
export function nextSlot(slots: ScheduleValues['slots'], zone: string): ScheduleValues['slots'][number] {
  const last = slots.at(-1) ?? { date: calendarDate(new Date(), zone), start_time: '10:00' };
  return { ...last, date: isCalendarDate(last.date) ? addDays(last.date, 1) : '' };
}

export function isSameSlot(
  one: ScheduleValues['slots'][number],
  other: ScheduleValues['slots'][number],
): boolean {
  return one.date === other.date && one.start_time === other.start_time;
}

/** Whether it says a day and a time that lie ahead, and that the clocks of the zone show. */
export function isWholeSlot({ date, start_time }: ScheduleValues['slots'][number], zone: string): boolean {
  if (!isCalendarDate(date) || !isClockTime(start_time)) return false;
  const at = instantAt({ date, time: start_time }, zone);
  return at !== undefined && timeProblem(at, new Date()) === undefined;
}
