import { z } from 'zod';
import { applicationStatuses } from '#domain/applications/applications.ts';
import { defineNews } from './news.ts';

/** To the candidate, with the status that the company set and its own words; a hidden company is not named. */
export const applicationStatus = defineNews({
  kind: 'application_status',
  topic: 'applications',
  facts: z.object({
    eventId: z.string(),
    title: z.string(),
    company: z.string().optional(),
    status: z.enum(applicationStatuses),
    words: z.string().optional(),
  }),
  subject: ({ eventId }) => eventId,
  path: () => '/candidate-dashboard',
  names: ({ title, company, status }) => ({ title, company, status }),
  about: ({ eventId }) => eventId,
  letter: 'application-status-changed',
  data: ({ title, company, status, words }, { name }) => ({
    name,
    title,
    companyName: company,
    status,
    words,
  }),
});
