import { defineEvent } from '#server/platform/events.ts';

/** The candidate confirmed or declined. */
export const interviewAnswered = defineEvent<{ interviewId: string }>('interview.answered');

/** What happened to an interview; `ended`: it took place. */
export const interviewChanged = defineEvent<{
  deed: 'scheduled' | 'moved' | 'cancelled' | 'ended';
  interviewId: string;
  applicationId: string;
  openingId: string;
  companyId: string;
  /** Null while the candidate has several times to choose from. */
  startsAt: Date | null;
}>('interview.changed');
