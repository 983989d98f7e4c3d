import { z } from 'zod';
import { interviewStatuses, interviewTypes } from '#domain/interviews/interviews.ts';

const status = z.enum(interviewStatuses);
const type = z.enum(interviewTypes);
const slot = z.object({ id: z.string(), starts_at: z.string(), ends_at: z.string() });

export const interviewMember = z.object({ id: z.string(), name: z.string() });

/** What is common to both sides of an interview. */
const shared = {
  id: z.string(),
  status,
  /** Null until one of several offered times is chosen. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  slots: z.array(slot),
  duration: z.number(),
  /** The zone that the company named. */
  timezone: z.string(),
  type,
  place: z.string(),
  message: z.string(),
  cancel_message: z.string(),
  /** The earliest of the times that the candidate asks for. */
  proposed_at: z.string().nullable(),
  /** All of them, while nobody has answered: from when on, and until when where not for the rest of the day. */
  asked_times: z.array(z.object({ starts_at: z.string(), until: z.string().nullable() })),
  /** What the candidate wrote with the last answer. */
  candidate_message: z.string(),
};

/** An interview as its company reads it. */
export const receivedInterview = z.object({
  ...shared,
  application_id: z.string(),
  candidate: z.object({
    /** Empty once the candidate's account is erased. */
    name: z.string(),
    avatar: z.string().nullable(),
    /** Null where the candidate's country has several times and the candidate has not answered yet. */
    timezone: z.string().nullable(),
  }),
  job: z.object({ id: z.string(), title: z.string() }),
  interviewers: z.array(interviewMember),
  /** Its time has passed and nobody has said that it took place. */
  is_incomplete: z.boolean(),
  updated_at: z.string(),
  abilities: z.object({
    reschedule: z.boolean(),
    cancel: z.boolean(),
    complete: z.boolean(),
    accept: z.boolean(),
  }),
});
export type ReceivedInterview = z.infer<typeof receivedInterview>;

/** An interview as the candidate reads it. */
export const ownInterview = z.object({
  ...shared,
  job: z.object({ id: z.string(), title: z.string() }),
  /** Null where the opening hides its company. */
  company: z.object({ name: z.string(), logo: z.string().nullable() }).nullable(),
  /** Names; none where the opening hides its company. */
  interviewers: z.array(z.string()),
  is_incomplete: z.boolean(),
  can_answer: z.boolean(),
});
export type OwnInterview = z.infer<typeof ownInterview>;

/** The same for whoever has the link of a letter. */
export const interviewInvitation = ownInterview.omit({ id: true }).extend({
  candidate: z.string(),
  /** As an answer said it, else of a country that has one time. */
  candidate_timezone: z.string().nullable(),
});
export type InterviewInvitation = z.infer<typeof interviewInvitation>;

/** What an offered time lies across: an interviewer's other interview, or the candidate's, of which no more is told. */
export const interviewClash = z.object({
  /** Which of the times, from 0. */
  slot: z.number(),
  who: z.enum(['interviewer', 'candidate']),
  /** The interviewer's; null for the candidate. */
  interviewer_id: z.string().nullable(),
  name: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
});
export type InterviewClash = z.infer<typeof interviewClash>;

/** When somebody is busy, and no more: what it is may be another company's. */
export const busyTime = interviewClash.omit({ slot: true });
export type BusyTime = z.infer<typeof busyTime>;

/** When an interviewer has no time besides interviews; what it is stays the interviewer's own. */
export const outsideTime = z.object({
  interviewer: interviewMember,
  starts_at: z.string(),
  ends_at: z.string(),
  /** By the own calendar, or because the interviewer keeps that time free. */
  cause: z.enum(['calendar', 'rule']),
  /** When the calendar was read; null for a rule. */
  as_of: z.string().nullable(),
});
export type OutsideTime = z.infer<typeof outsideTime>;

export const calendarFeed = z.object({ scope: z.enum(['mine', 'company']), created_at: z.string() });
