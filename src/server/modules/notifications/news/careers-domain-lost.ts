import { z } from 'zod';
import { defineNews } from './news.ts';

/** To its owners: the domain of their careers page no longer leads here, or has not for so long that it is served no more. */
export const careersDomainLost = defineNews({
  kind: 'careers_domain_lost',
  topic: 'company',
  facts: z.object({
    companyId: z.string(),
    company: z.string(),
    domain: z.string(),
    state: z.enum(['lost', 'over']),
    at: z.string(),
  }),
  subject: ({ companyId }) => companyId,
  path: () => '/company-profile-edit/settings/site/careers',
  names: ({ domain }) => ({ name: domain }),
  about: ({ companyId, at }) => `careers-domain-lost:${companyId}:${at}`,
  letter: 'careers-domain-lost',
  data: ({ company, domain, state }, { name }) => ({ name, companyName: company, domain, state }),
});
