import { defineNews } from './news.ts';
import { foundFacts, foundLetter, foundMessage, foundPath } from './openings-found.ts';

/** To a candidate: new openings that fit what the profile wishes for. */
export const jobsForYou = defineNews({
  kind: 'jobs_for_you',
  topic: 'new_jobs',
  facts: foundFacts,
  subject: ({ alertId }) => alertId,
  path: foundPath,
  names: ({ search }) => ({ name: search }),
  about: ({ about }) => about,
  letter: 'jobs-for-you',
  data: (facts, { name }) => ({
    ...foundLetter(facts),
    name,
    changePath: '/candidate-settings#notifications',
  }),
  whatsapp: foundMessage,
});
