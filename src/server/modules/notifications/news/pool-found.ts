import { z } from 'zod';
import { defineNews } from './news.ts';

/** To a member: somebody new fits a search that they keep; by a letter once a day where they want one. */
export const poolFound = defineNews({
  kind: 'pool_found',
  topic: 'pool_searches',
  facts: z.object({
    searchId: z.string(),
    search: z.string(),
    count: z.number(),
    path: z.string(),
    day: z.string(),
    isMailed: z.boolean(),
  }),
  subject: ({ searchId }) => searchId,
  path: ({ path }) => path,
  names: ({ search }) => ({ name: search }),
  about: ({ searchId, day }) => `${searchId} ${day}`,
  isMailed: ({ isMailed }) => isMailed,
  letter: 'pool-search-found',
  data: ({ search, count, path }, { name }) => ({ name, search, count, path }),
});
