import { z } from 'zod';
import { defineNews } from './news.ts';

/** To the administrators: a company waits for their decision. */
export const companyWaiting = defineNews({
  kind: 'company_waiting',
  topic: 'companies',
  facts: z.object({ companyId: z.string(), company: z.string() }),
  subject: ({ companyId }) => companyId,
  path: ({ companyId }) => `/manage-employer/${companyId}`,
  names: ({ company }) => ({ company }),
});
