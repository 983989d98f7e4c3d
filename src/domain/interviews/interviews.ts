/** How an interview is held. */
export const interviewTypes = ['video link', 'interviewer phone', 'location'] as const;
export type InterviewType = (typeof interviewTypes)[number];

/**
 * Where an interview stands. `Scheduled` waits for the candidate's answer, `Proposed` for the company's answer to
 * another time that the candidate asked for.
 */
export const interviewStatuses = [
  'Scheduled',
  'Confirmed',
  'Proposed',
  'Declined',
  'Cancelled',
  'Completed',
] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** Still to take place, as far as both sides know: what holds a place in a calendar. */
export const openInterviewStatuses = [
  'Scheduled',
  'Confirmed',
  'Proposed',
] as const satisfies InterviewStatus[];

/** So many times to choose from may be offered at once. */
export const slotsMaximum = 5;
/** So many other times may the candidate ask for. */
export const askedTimesMaximum = 5;
export const durationDefault = 45;
export const interviewMessageMaximum = 1000;
export const interviewersMaximum = 10;
/** How far ahead a time may lie, in days. */
export const scheduleDaysMaximum = 365;
/** The candidate's link opens so many days beyond the interview, and never fewer. */
export const linkDays = 14;

/** Reminders go so many minutes before: a day, and an hour. */
export const reminderMinutes = [24 * 60, 60] as const;

/** Interviews on one page of a list. */
export const interviewsShown = 20;
/** So many at most are drawn in a calendar; it says where there are more. */
export const interviewsInCalendar = 500;

export interface InterviewState {
  status: InterviewStatus;
  /** Null until one of several offered times is chosen. */
  startsAt: Date | null;
  endsAt: Date | null;
}

export function isOpenInterview(status: InterviewStatus): boolean {
  return openInterviewStatuses.some((open) => open === status);
}

/** Other times may be set until it is cancelled or has taken place; a candidate who declined may be asked again. */
export function canReschedule({ status }: Pick<InterviewState, 'status'>): boolean {
  return isOpenInterview(status) || status === 'Declined';
}

export function canCancel({ status }: Pick<InterviewState, 'status'>): boolean {
  return isOpenInterview(status);
}

/** It has taken place only once it has begun. */
export function canComplete({ status, startsAt }: InterviewState, now: Date): boolean {
  return isOpenInterview(status) && startsAt !== null && startsAt <= now;
}

/** The candidate answers while an offered time lies ahead; what was declined is the company's to offer again. */
export function canAnswer(
  { status }: Pick<InterviewState, 'status'>,
  slots: readonly { startsAt: Date }[],
  now: Date,
): boolean {
  return isOpenInterview(status) && slots.some(({ startsAt }) => startsAt > now);
}

/** Its time has passed, and nobody has said that it took place: the candidate reads "Incomplete". */
export function isIncomplete({ status }: InterviewState, lastEnd: Date, now: Date): boolean {
  return isOpenInterview(status) && lastEnd <= now;
}

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** Whether two spans share a moment; one that ends when the other begins does not. */
export function overlaps(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** The hours, in the candidate's zone, outside of which a time is marked: before 9 and after 21. */
const socialHours = { from: '09:00', until: '21:00' } as const;

/** Whether a span begins before 9 or ends after 21 on the clocks of a place. */
export function isOutsideSocialHours(
  start: { date: string; time: string },
  end: { date: string; time: string },
) {
  return start.time < socialHours.from || end.date !== start.date || end.time > socialHours.until;
}
