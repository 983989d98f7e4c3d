import { z } from 'zod';
import { defineNews } from './news.ts';

const facts = z.object({
  requestId: z.string(),
  company: z.string(),
  title: z.string().optional(),
  message: z.string(),
  expiresAt: z.date(),
});

const asked = {
  facts,
  subject: ({ requestId }: z.infer<typeof facts>) => requestId,
  path: () => '/candidate-dashboard',
  names: ({ company, title }: z.infer<typeof facts>) => ({ company, title }),
  about: ({ requestId }: z.infer<typeof facts>) => requestId,
  letter: 'pool-request',
  data: ({ company, title, message, expiresAt }: z.infer<typeof facts>, { name }: { name: string }) => ({
    name,
    companyName: company,
    title,
    message: message || undefined,
    expiresAt,
  }),
} as const;

/** To a candidate: a company asks to apply. */
export const invitation = defineNews({ kind: 'invitation', topic: 'requests', ...asked });

/** To a candidate: a company asks to bring the profile up to date. */
export const updateRequest = defineNews({ kind: 'update_request', topic: 'requests', ...asked });
