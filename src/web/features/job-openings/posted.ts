import { m } from '#texts/messages.js';

/** The choices of "Posted", in days; undefined is any time. */
export const postedDays = [1, 7, 30, undefined] as const;

export function postedLabel(days: number | undefined): string {
  if (days === undefined) return m.job_openings_posted_any();
  return days === 1 ? m.job_openings_posted_day() : m.job_openings_posted_days({ count: days });
}
