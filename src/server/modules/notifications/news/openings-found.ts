import { z } from 'zod';
import { defineNews } from './news.ts';

const opening = z.object({ title: z.string(), place: z.string(), path: z.string() });

/** What an alert has found, and how many in all; the letter names the first of them. */
export const foundFacts = z.object({
  alertId: z.string(),
  search: z.string(),
  count: z.number(),
  openings: z.array(opening),
  /** The whole search. */
  searchPath: z.string(),
  about: z.string(),
});
export type FoundFacts = z.infer<typeof foundFacts>;

/** One opening leads to itself, several to the search. */
export function foundPath({ count, openings: [first], searchPath }: FoundFacts): string {
  return count === 1 && first ? first.path : searchPath;
}

/** What both letters say. */
export function foundLetter({ search, count, openings, searchPath: path }: FoundFacts) {
  return { search, count, openings, path };
}

/** The same by WhatsApp. */
export const foundMessage = {
  template: 'mihna_new_openings',
  parameters: (facts: FoundFacts, publicUrl: string) => [
    String(facts.count),
    facts.search,
    publicUrl + foundPath(facts),
  ],
};

/** To a candidate who keeps an alert: the new openings that fit it. */
export const openingsFound = defineNews({
  kind: 'openings_found',
  topic: 'job_alerts',
  facts: foundFacts,
  subject: ({ alertId }) => alertId,
  path: foundPath,
  names: ({ search }) => ({ name: search }),
  about: ({ about }) => about,
  letter: 'job-alert',
  data: (facts, { name }) => ({
    ...foundLetter(facts),
    name,
    changePath: '/candidate-settings#job-alerts',
  }),
  whatsapp: foundMessage,
});
