import { z } from 'zod';
import { defineNews } from './news.ts';

const facts = z.object({ fileId: z.string(), label: z.string(), path: z.string() });
type Facts = z.infer<typeof facts>;

const ofFile = {
  facts,
  subject: ({ fileId }: Facts) => fileId,
  path: ({ path }: Facts) => path,
  names: ({ label }: Facts) => ({ title: label }),
};

/** To whoever uploaded a CV that had to wait: there is something to take from it. */
export const cvRead = defineNews({ kind: 'cv_read', topic: 'incomplete_profile', ...ofFile });

/** To whoever uploaded a file that had to wait: it is none, and another one is needed. */
export const fileBroken = defineNews({ kind: 'file_broken', topic: 'requests', ...ofFile });
