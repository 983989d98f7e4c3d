import { z } from 'zod';
import { defineNews } from './news.ts';

/** To a candidate who still waited: the opening is closed or deleted. A hidden company is not named. */
export const openingClosedNews = defineNews({
  kind: 'opening_closed',
  topic: 'applications',
  facts: z.object({ openingId: z.string(), title: z.string(), company: z.string().optional() }),
  subject: ({ openingId }) => openingId,
  path: () => '/candidate-dashboard',
  names: ({ title, company }) => ({ title, company }),
  about: ({ openingId }) => openingId,
  letter: 'opening-closed-to-applicants',
  data: ({ title, company }, { name }) => ({ name, title, companyName: company }),
});
