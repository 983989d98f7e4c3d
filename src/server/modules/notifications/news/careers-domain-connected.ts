import { z } from 'zod';
import { defineNews } from './news.ts';

/** To its owners: the domain of their careers page leads here from now on. */
export const careersDomainConnected = defineNews({
  kind: 'careers_domain_connected',
  topic: 'company',
  facts: z.object({
    companyId: z.string(),
    company: z.string(),
    domain: z.string(),
    at: z.string(),
  }),
  subject: ({ companyId }) => companyId,
  path: () => '/company-profile-edit/settings/site/careers',
  names: ({ domain }) => ({ name: domain }),
  about: ({ companyId, at }) => `careers-domain-connected:${companyId}:${at}`,
  letter: 'careers-domain-connected',
  data: ({ company, domain }, { name }) => ({ name, companyName: company, domain }),
});
