import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { durationDefault, type InterviewType } from '#domain/interviews/interviews.ts';
import { addDays, calendarDate } from '#domain/time.ts';
import { clockIn } from '#domain/zones.ts';
import { timesOf } from '#web/features/interviews/interview-times.tsx';

export interface ScheduleValues {
  slots: { date: string; start_time: string }[];
  duration: number;
  timezone: string;
  type: InterviewType;
  place: string;
  message: string;
  interviewers: string[];
}

/** What the form begins with: tomorrow at ten, held by whoever fills it in. */
export function newValues(options: {
  timezone: string;
  members: readonly { id: string; is_you: boolean }[];
}): ScheduleValues {
  const { timezone, members } = options;
  return {
    slots: [{ date: addDays(calendarDate(new Date(), timezone), 1), start_time: '10:00' }],
    duration: durationDefault,
    timezone,
    type: 'video link',
    place: '',
    message: '',
    interviewers: members.filter((member) => member.is_you).map(({ id }) => id),
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

/** The next time to offer: the same hour a day later. */
export function nextSlot(slots: ScheduleValues['slots']): ScheduleValues['slots'][number] {
  const last = slots.at(-1);
  return last ? { ...last, date: addDays(last.date, 1) } : { date: '', start_time: '10:00' };
}
