import { z } from 'zod';
import { defineNews } from './news.ts';

/** To its owners: the record that proves a domain of theirs is gone, or has been for so long that the proof is, too. */
export const domainLost = defineNews({
  kind: 'domain_lost',
  topic: 'company',
  facts: z.object({
    domainId: z.string(),
    company: z.string(),
    domain: z.string(),
    state: z.enum(['missing', 'lost']),
    at: z.string(),
  }),
  subject: ({ domainId }) => domainId,
  path: () => '/company-profile-edit/settings/sign-in',
  names: ({ domain }) => ({ name: domain }),
  about: ({ domainId, at }) => `domain-lost:${domainId}:${at}`,
  letter: 'domain-lost',
  data: ({ company, domain, state }, { name }) => ({ name, companyName: company, domain, state }),
});
