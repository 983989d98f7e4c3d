import { z } from 'zod';
import { defineNews } from './news.ts';

/** To its owners: it is suspended, and why. */
export const companySuspendedNews = defineNews({
  kind: 'company_suspended',
  topic: 'company',
  facts: z.object({ companyId: z.string(), company: z.string(), version: z.number(), reason: z.string() }),
  subject: ({ companyId }) => companyId,
  path: () => '/dashboard',
  names: ({ company }) => ({ company }),
  about: ({ companyId, version }) => `company-suspended:${companyId}:${version}`,
  letter: 'company-suspended',
  data: ({ company, reason }, { name }) => ({
    name,
    companyName: company,
    reason,
  }),
});
