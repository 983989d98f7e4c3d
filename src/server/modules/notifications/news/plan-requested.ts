import { z } from 'zod';
import { defineNews } from './news.ts';

/** To the administrators: which plan a company asks for, as often as it asks. */
export const planRequested = defineNews({
  kind: 'plan_requested',
  topic: 'companies',
  facts: z.object({ companyId: z.string(), company: z.string(), planName: z.string(), message: z.string() }),
  subject: ({ companyId }) => companyId,
  path: ({ companyId }) => `/manage-employer/${companyId}`,
  names: ({ company }) => ({ company }),
  letter: 'plan-requested',
  data: ({ company, companyId, planName, message }, { name }) => ({
    ...{ name, companyName: company, companyId, planName, message },
  }),
});
