import { z } from 'zod';
import { defineNews } from './news.ts';

/** To its owners: it may post. Where the approval begins a trial, it says how long that is. */
export const companyApprovedNews = defineNews({
  kind: 'company_approved',
  topic: 'company',
  facts: z.object({
    companyId: z.string(),
    company: z.string(),
    approvedAt: z.string(),
    trialDays: z.number().nullable(),
  }),
  subject: ({ companyId }) => companyId,
  path: () => '/dashboard',
  names: ({ company }) => ({ company }),
  about: ({ companyId, approvedAt }) => `company-approved:${companyId}:${approvedAt}`,
  letter: 'company-approved',
  data: ({ company, trialDays }, { name }) => ({
    name,
    companyName: company,
    trialDays,
  }),
});
