import { z } from 'zod';
import type { InBothScripts } from '#domain/shown-names.ts';
import type { InterviewInvitationData } from '#emails/letters/interview-invitation.tsx';
import type { InterviewSettledData } from '#emails/letters/interview-settled.tsx';
import { defineNews, type Enclosure, writeLetter } from './news.ts';

type Letter =
  | { key: 'interview-invitation'; data: InBothScripts<InterviewInvitationData> }
  | { key: 'interview-settled'; data: InBothScripts<InterviewSettledData> };

/** To the candidate: what becomes of an interview, with the entry of the calendar. A hidden company is not named. */
export const interviewNews = defineNews({
  kind: 'interview',
  topic: 'interviews',
  facts: z.object({
    interviewId: z.string(),
    title: z.string(),
    company: z.string().optional(),
    deed: z.enum([
      ...['invited', 'offered', 'moved', 'confirmed', 'cancelled'],
      ...['declined', 'tomorrow', 'soon'],
    ] as const),
    /** Letters of one interview that say the same are one. */
    about: z.string(),
    /** What the candidate did, or was told, needs no bell. */
    isRung: z.boolean(),
    letter: z.custom<Letter>(),
    calendar: z.custom<Enclosure>().optional(),
  }),
  subject: ({ interviewId }) => interviewId,
  path: ({ interviewId }) => `/interview?id=${interviewId}`,
  names: ({ title, company, deed }) => ({ title, company, deed }),
  // Who may not sign in may still be on the way to an interview that is called off.
  reachesSuspended: true,
  isRung: ({ isRung }) => isRung,
  about: ({ about }) => about,
  calendar: ({ calendar }) => calendar,
  write: (context, reader, { letter }, order) =>
    letter.key === 'interview-invitation'
      ? writeLetter(context, reader, letter, order)
      : writeLetter(context, reader, letter, order),
});
