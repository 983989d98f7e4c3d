import { type CalendarDate, daysBetween } from '#domain/time.ts';

/** Values of an opening on the wire (specification, section 3); labels: `referenceKey(list, value)`. */
export const salaryTypes = ['per week', 'per month', 'per year'] as const;
export type SalaryType = (typeof salaryTypes)[number];

export const experienceLevels = ['entry', 'mid', 'senior', 'executive'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** From the lowest to the highest. */
export const minimumEducations = [
  'none',
  'primary school',
  'high school',
  'bachelor',
  'masters',
  'Ph.D',
] as const;
export type MinimumEducation = (typeof minimumEducations)[number];

export const employmentTypes = ['full time', 'part time', 'contract/temporary', 'freelance'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const coverLetterOptions = ['optional', 'required', 'mandatory'] as const;
export type CoverLetterOption = (typeof coverLetterOptions)[number];

/** What is stored: Open is saved and not public yet. */
export const storedOpeningStatuses = ['Open', 'Published', 'On-Hold', 'Closed'] as const;
export type StoredOpeningStatus = (typeof storedOpeningStatuses)[number];

/** What a list shows and filters by: Expired and Active are derived from Published. */
export const openingStatuses = ['Open', 'On-Hold', 'Closed', 'Published', 'Expired', 'Active'] as const;
export type OpeningStatus = (typeof openingStatuses)[number];

export interface OpeningState {
  status: StoredOpeningStatus;
  due_date?: CalendarDate | null;
}

/**
 * The status that people see. A published opening is Expired once its due date has passed (it counts to the end
 * of its day in the company's zone), Active when its company is approved, and otherwise Published.
 */
export function openingStatus(
  { status, due_date }: OpeningState,
  today: CalendarDate,
  isCompanyApproved: boolean,
): OpeningStatus {
  if (status !== 'Published') return status;
  if (due_date && due_date < today) return 'Expired';
  return isCompanyApproved ? 'Active' : 'Published';
}

/** Whether visitors see the opening and candidates may apply. */
export function isActive(opening: OpeningState, today: CalendarDate, isCompanyApproved: boolean): boolean {
  return openingStatus(opening, today, isCompanyApproved) === 'Active';
}

/** Job slots in use: every opening that is not Closed takes one. */
export function slotsTaken(openings: readonly { status: StoredOpeningStatus }[]): number {
  return openings.filter(({ status }) => status !== 'Closed').length;
}

/** Whether the stored status may be set: publishing and reopening need a due date that has not passed. */
export function statusChangeProblem(
  { due_date }: OpeningState,
  to: StoredOpeningStatus,
  today: CalendarDate,
): 'validation_due_date_past' | undefined {
  return to === 'Published' && due_date && due_date < today ? 'validation_due_date_past' : undefined;
}

/**
 * Days from the first publication until today, or until the opening ended: on its due date or on the day it was closed,
 * whichever came first. 0 where it never was public.
 */
export function daysOpen(
  dates: { published: CalendarDate | null; closed: CalendarDate | null; due: CalendarDate | null },
  today: CalendarDate,
): number {
  if (!dates.published) return 0;
  const ends = [today, dates.closed, dates.due].filter((date) => date !== null).sort();
  return Math.max(0, daysBetween(dates.published, ends[0] ?? today));
}

/** Whether an application must carry a letter: `required` and `mandatory` both refuse an empty one. */
export function needsCoverLetter(option: CoverLetterOption): boolean {
  return option !== 'optional';
}
