import { dayMs } from '#domain/time.ts';
import type { StoredApplicationStatus } from './applications.ts';
import { addedPrefix } from './sources.ts';

/** A company's answers are measured against so many days, and only from so many answered applications on. */
export const measuredDays = 10;
export const measuredMinimum = 20;
/** From so many percent on being measured is praise. */
export const praisedRate = 70;
/** Its answers of so many days count. */
export const measuredPeriodDays = 365;
/** So many days before a reply is due its recruiters are reminded, once. */
export const reminderDays = 2;

/** What an answer is asked for by: that there was one, or that it came as promised. */
export const answeredChoices = ['yes', 'in-time'] as const;
export type AnsweredChoice = (typeof answeredChoices)[number];

const replies: ReadonlySet<StoredApplicationStatus> = new Set([
  'Shortlisted',
  'Interviewed',
  'Offered',
  'Hired',
  'Rejected',
]);

/** Whether a status tells the candidate something; being read or on hold is no answer. */
export function isReply(status: StoredApplicationStatus): boolean {
  return replies.has(status);
}

/**
 * When the company has promised to have answered; null once it did, and where nobody waits any more. The promise is to
 * those who applied themselves.
 */
export function replyDue(application: {
  createdAt: Date;
  repliedAt: Date | null;
  status: StoredApplicationStatus;
  replyDays: number;
  source: string;
}): Date | null {
  const { createdAt, repliedAt, status, replyDays, source } = application;
  if (source.startsWith(addedPrefix)) return null;
  if (repliedAt || status === 'Withdrawn' || isReply(status)) return null;
  return new Date(createdAt.getTime() + replyDays * dayMs);
}
