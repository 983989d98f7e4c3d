import { z } from 'zod';

/** Whether the records of proved domains still stand. */
export const checkDomainsTask = { name: 'company-sign-in.check-domains', payload: z.object({}) };
