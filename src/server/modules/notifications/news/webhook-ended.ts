import { z } from 'zod';
import { defineNews } from './news.ts';

/** To its owners: an endpoint of their programs was switched off, and why. */
export const webhookEnded = defineNews({
  kind: 'webhook_ended',
  topic: 'company',
  facts: z.object({
    webhookId: z.string(),
    company: z.string(),
    host: z.string(),
    reason: z.enum(['gone', 'failing']),
    at: z.string(),
  }),
  subject: ({ webhookId }) => webhookId,
  path: () => '/company-profile-edit/settings/webhooks',
  names: ({ host }) => ({ name: host }),
  about: ({ webhookId, at }) => `webhook-ended:${webhookId}:${at}`,
  letter: 'webhook-ended',
  data: ({ company, host, reason }, { name }) => ({ name, companyName: company, host, reason }),
});
