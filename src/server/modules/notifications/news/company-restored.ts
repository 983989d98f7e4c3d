import { z } from 'zod';
import { defineNews } from './news.ts';

/** To its owners: it goes on. */
export const companyRestoredNews = defineNews({
  kind: 'company_restored',
  topic: 'company',
  facts: z.object({
    companyId: z.string(),
    company: z.string(),
    version: z.number(),
    isUnderReview: z.boolean(),
  }),
  subject: ({ companyId }) => companyId,
  path: () => '/dashboard',
  names: ({ company }) => ({ company }),
  about: ({ companyId, version }) => `company-restored:${companyId}:${version}`,
  letter: 'company-restored',
  // What it changed meanwhile is looked at first: nothing to ring for yet.
  isRung: ({ isUnderReview }) => !isUnderReview,
  data: ({ company, isUnderReview }, { name }) => ({ name, companyName: company, isUnderReview }),
});
