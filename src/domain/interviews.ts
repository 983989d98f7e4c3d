import { z } from 'zod';
import { optionalLongText, shortText } from './text.ts';
import { isTimeZone } from './time.ts';

/** How an interview is held. */
export const interviewTypes = ['video link', 'interviewer phone', 'location'] as const;
export type InterviewType = (typeof interviewTypes)[number];

export const interviewStatuses = ['Scheduled', 'Confirmed', 'Declined', 'Cancelled', 'Completed'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

export const interviewMinutesMinimum = 5;
export const interviewMinutesMaximum = 480;
export const interviewMessageMaximum = 2000;

/** An interview: local date and time in a named zone, minutes, type and where it is held. */
export const interviewSchedule = z.object({
  date: z.iso.date({ error: 'validation_date' }),
  start_time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'validation_time' }),
  duration: z.number().int().min(interviewMinutesMinimum).max(interviewMinutesMaximum),
  timezone: z.string().max(60).refine(isTimeZone, { error: 'validation_option' }),
  type: z.enum(interviewTypes, { error: 'validation_option' }),
  place: shortText(500),
  message: optionalLongText(interviewMessageMaximum),
});
export type InterviewSchedule = z.infer<typeof interviewSchedule>;
