import { z } from 'zod';
import { defineNews } from './news.ts';

/** To a candidate, so many days after registering: the profile is weak still. */
export const profileIncomplete = defineNews({
  kind: 'profile_incomplete',
  topic: 'incomplete_profile',
  facts: z.object({ accountId: z.string(), strength: z.number(), days: z.number() }),
  subject: ({ accountId }) => accountId,
  path: () => '/profile',
  about: ({ accountId, days }) => `profile-incomplete:${accountId}:${days}`,
  letter: 'profile-incomplete',
  data: ({ strength }, { name }) => ({
    name,
    strength,
    path: '/profile',
  }),
});
