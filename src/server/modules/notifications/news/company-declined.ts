import { z } from 'zod';
import { defineNews } from './news.ts';

/** To its owners: it was not accepted, and why. */
export const companyDeclinedNews = defineNews({
  kind: 'company_declined',
  topic: 'company',
  facts: z.object({ companyId: z.string(), company: z.string(), version: z.number(), reason: z.string() }),
  subject: ({ companyId }) => companyId,
  path: () => '/dashboard',
  names: ({ company }) => ({ company }),
  about: ({ companyId, version }) => `company-declined:${companyId}:${version}`,
  letter: 'company-declined',
  data: ({ company, reason }, { name }) => ({
    name,
    companyName: company,
    reason,
  }),
});
