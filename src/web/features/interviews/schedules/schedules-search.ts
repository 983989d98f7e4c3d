import {
  type InterviewStatus,
  interviewStatuses,
  interviewsInCalendar,
  interviewsShown,
} from '#domain/interviews/interviews.ts';
import { addDays, type CalendarDate, startOfWeek } from '#domain/time.ts';
import { dateOf, one, pageOf, stringifySearch } from '#web/search-params.ts';

export const scheduleViews = ['week', 'day', 'month', 'list'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** What the address of `/schedules` carries; what stands for the usual is left out. */
export interface SchedulesSearch {
  view?: Exclude<ScheduleView, 'week'>;
  /** A day of the week, the day or the month that is shown; in the list, the first. */
  date?: string;
  status?: InterviewStatus;
  /** `me`, or the account of an interviewer. */
  member?: string;
  application_id?: string;
  page?: number;
  /** The interview that is open beside. */
  id?: string;
}

export function readSchedulesSearch(search: Record<string, unknown>): SchedulesSearch {
  const view = scheduleViews.find((known) => known === one(search.view));
  return {
    view: view === 'week' ? undefined : view,
    date: dateOf(search.date),
    status: interviewStatuses.find((known) => known === one(search.status)),
    member: one(search.member)?.slice(0, 64),
    application_id: one(search.application_id)?.slice(0, 64),
    page: pageOf(search.page),
    id: one(search.id)?.slice(0, 64),
  };
}

/** The path of the screen as it stands, with none open beside. */
export function schedulesPath(search: SchedulesSearch): string {
  return `/schedules${stringifySearch({ ...search, id: undefined })}`;
}

/** The same with an interview open beside. */
export function openedIn(path: string, id: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}id=${id}`;
}

export interface ShownDays {
  from: CalendarDate;
  to?: CalendarDate;
}

/** The days that a view shows; whole weeks of a week or a month. */
export function daysShown(view: ScheduleView, date: CalendarDate): ShownDays {
  if (view === 'day') return { from: date, to: date };
  if (view === 'week') {
    const from = startOfWeek(date);
    return { from, to: addDays(from, 6) };
  }
  if (view === 'month') {
    const last = addDays(nextMonth(date), -1);
    return { from: startOfWeek(`${date.slice(0, 7)}-01`), to: addDays(startOfWeek(last), 6) };
  }
  return { from: date };
}

/** The date to which the arrows lead. */
export function stepDate(view: ScheduleView, date: CalendarDate, step: 1 | -1): CalendarDate {
  if (view === 'day') return addDays(date, step);
  if (view === 'month')
    return step === 1 ? nextMonth(date) : `${addDays(`${date.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  return addDays(date, 7 * step);
}

/** Every day from the first to the last. */
export function eachDay({ from, to = from }: ShownDays): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** What the call takes: a calendar shows all of its days, a list a page. */
export function schedulesInput(search: SchedulesSearch, today: CalendarDate) {
  const view = search.view ?? 'week';
  const { status, member, application_id } = search;
  const isOfOne = view === 'list' && application_id !== undefined && search.date === undefined;
  const days = isOfOne ? {} : daysShown(view, search.date ?? today);
  const page =
    view === 'list' ? { show: interviewsShown, page: search.page ?? 1 } : { show: interviewsInCalendar };
  return { status, member, application_id, ...days, ...page };
}

function nextMonth(date: CalendarDate): CalendarDate {
  return `${addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}
