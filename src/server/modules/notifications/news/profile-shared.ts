import { z } from 'zod';
import { defineNews } from './news.ts';

/** To a colleague: a profile to look at. The bell names who sends it, not whose it is. */
export const profileShared = defineNews({
  kind: 'profile_shared',
  topic: 'mentions',
  facts: z.object({
    candidateId: z.string(),
    candidateName: z.string(),
    sender: z.string(),
    message: z.string(),
  }),
  subject: ({ candidateId }) => candidateId,
  path: ({ candidateId }) => `/user/candidate/${candidateId}`,
  names: ({ sender }) => ({ name: sender }),
  concerns: ({ candidateId }) => candidateId,
  letter: 'pool-profile',
  data: ({ candidateId, candidateName, sender, message }, { name }) => ({
    ...{ name, candidateName, sender, message: message || undefined },
    path: `/user/candidate/${candidateId}`,
  }),
});
