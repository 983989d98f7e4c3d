import type { MailTemplate } from '#domain/companies/messages.ts';
import {
  type CoverLetterOption,
  needsCoverLetter,
  type OpeningStatus,
  type StoredOpeningStatus,
} from '#domain/job-openings/job-openings.ts';

/** Applications on one page of a list. */
export const applicationsShown = 20;

/** Orders of a company's list: by the day of applying, by what the opening asks and the profile meets, by rating. */
export const applicationSorts = ['newest', 'oldest', 'fit', 'rating'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** Kinds of questions that an opening asks. */
export const questionKinds = ['text', 'video'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The most requirements that "meets at least" counts to. */
export const meetsMaximum = 20;

/** Statuses of an application, in the order of a pipeline. */
export const applicationStatuses = [
  'Pending',
  'Screened',
  'Shortlisted',
  'Interviewed',
  'Offered',
  'Hired',
  'On Hold',
  'Rejected',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What is stored: a company sets every status but Withdrawn, which is the candidate's. */
export const storedApplicationStatuses = [...applicationStatuses, 'Withdrawn'] as const;
export type StoredApplicationStatus = (typeof storedApplicationStatuses)[number];

/** The statuses in which an answer is owed to who applied; On Hold is no answer. */
export const owedStatuses = ['Pending', 'Screened', 'On Hold'] as const satisfies StoredApplicationStatus[];

/** The statuses in which nobody has decided yet; who put one on hold has seen it. */
const undecided: readonly StoredApplicationStatus[] = ['Pending', 'Screened', 'Shortlisted'];

/** Whether it is new to a member: who has not opened it, and while it waits; what was decided is nobody's news. */
export function isNewTo({ unread, status }: { unread: boolean; status: StoredApplicationStatus }): boolean {
  return unread && undecided.includes(status);
}

export const noteMaximum = 250;
export const generalNoteMinimum = 5;
export const generalNoteMaximum = 250;
export const ratingMinimum = 1;
export const ratingMaximum = 5;
export const coverLetterMaximum = 5000;

/** The average of the reviewers' ratings with one decimal; null without any. */
export function averageRating(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null;
  return Math.round((ratings.reduce((sum, value) => sum + value, 0) / ratings.length) * 10) / 10;
}

/** Refuses an empty letter where the opening asks for one. */
export function coverLetterProblem(
  option: CoverLetterOption,
  letter: string | null | undefined,
): 'validation_cover_letter_required' | undefined {
  return needsCoverLetter(option) && !letter?.trim() ? 'validation_cover_letter_required' : undefined;
}

export interface ApplicationState {
  status: ApplicationStatus;
  /** Whether an interview of the application has been completed. */
  isInterviewCompleted: boolean;
}

/** Only an application whose interview is completed may be moved to another opening. */
export function canMove({ status, isInterviewCompleted }: ApplicationState): boolean {
  return status === 'Interviewed' || isInterviewCompleted;
}

/** The same of any stored status; what the candidate withdrew moves no more. */
export function isMovable(status: StoredApplicationStatus, isInterviewCompleted: boolean): boolean {
  return status !== 'Withdrawn' && canMove({ status, isInterviewCompleted });
}

/** An application is moved to an opening that is published, also where its day is over; why not to another. */
export function moveTargetProblem(
  status: StoredOpeningStatus,
): 'validation_move_closed' | 'validation_move_unpublished' | undefined {
  if (status === 'Published') return undefined;
  return status === 'Closed' ? 'validation_move_closed' : 'validation_move_unpublished';
}

/** The same by the status that people see. */
export function isMoveTarget(status: OpeningStatus): boolean {
  return status === 'Active' || status === 'Expired' || status === 'Published';
}

/** A company's switches for mails to candidates; the third is spelt so on the wire. */
export type MailSwitch = 'email_accept' | 'email_reject' | 'email_sortlisted' | 'email_interview';

const mailSwitches: Partial<Record<ApplicationStatus, MailSwitch>> = {
  Offered: 'email_accept',
  Hired: 'email_accept',
  Rejected: 'email_reject',
  Shortlisted: 'email_sortlisted',
  Interviewed: 'email_interview',
};

const mailTemplatesOf: Record<MailSwitch, MailTemplate> = {
  email_accept: 'accept',
  email_reject: 'reject',
  email_sortlisted: 'sortlisted',
  email_interview: 'interview',
};

/** The switch that decides whether a status is mailed to the candidate; undefined when none is ever sent. */
export function mailSwitchOf(status: ApplicationStatus): MailSwitch | undefined {
  return mailSwitches[status];
}

/** Which of the company's own words (`mail_templates`) the letter about a status carries. */
export function mailTemplateOf(status: ApplicationStatus): MailTemplate | undefined {
  const mail = mailSwitchOf(status);
  return mail && mailTemplatesOf[mail];
}

/** Whether a change to the status is mailed. */
export function mailsCandidate(
  status: ApplicationStatus,
  company: Partial<Record<MailSwitch, boolean>>,
): boolean {
  const mail = mailSwitchOf(status);
  return mail !== undefined && company[mail] === true;
}

/** The text key of a status as the candidate reads it: kind, and without what is internal to the company. */
export function candidateStatusKey(status: StoredApplicationStatus): string {
  return `reference_application_standing_${status.toLowerCase().replace(' ', '_')}`;
}
