import { z } from 'zod';
import type { InBothScripts } from '#domain/shown-names.ts';
import type { InterviewTeamData } from '#emails/letters/interview-team.tsx';
import { defineNews, type Enclosure } from './news.ts';

/** To who holds an interview, and to who scheduled it: what became of it. The bell names no candidate. */
export const interviewTeamNews = defineNews({
  kind: 'interview_team',
  topic: 'interviews',
  facts: z.object({
    interviewId: z.string(),
    candidateId: z.string().nullable(),
    title: z.string(),
    deed: z.enum([
      ...['scheduled', 'moved', 'cancelled', 'confirmed', 'declined', 'proposed'],
      ...['tomorrow', 'soon', 'scorecard'],
    ] as const),
    /** Letters of one interview that say the same are one. */
    about: z.string(),
    /** Reminders ring no bell, and nobody is told of an own deed. */
    isRung: z.boolean(),
    data: z.custom<InBothScripts<InterviewTeamData>>(),
    calendar: z.custom<Enclosure>().optional(),
  }),
  subject: ({ interviewId }) => interviewId,
  path: ({ interviewId }) => `/schedules?id=${interviewId}`,
  names: ({ title, deed }) => ({ title, deed }),
  isRung: ({ isRung }) => isRung,
  concerns: ({ candidateId }, channel) => (channel === 'email' ? (candidateId ?? undefined) : undefined),
  about: ({ about }) => about,
  calendar: ({ calendar }) => calendar,
  letter: 'interview-team',
  data: ({ data }) => data,
});
