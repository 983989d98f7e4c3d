import type { OpeningCard } from '#contract/job-pool-responses.ts';
import { shownTitle } from '#web/features/job-openings/opening-words.ts';

/** Openings that are called the same, in the order in which they came. */
export interface TitleGroup {
  title: ReturnType<typeof shownTitle>;
  openings: OpeningCard[];
}

/** The openings by what each is called for its reader; a title stands where its first one stood. */
export function openingsByTitle(openings: readonly OpeningCard[]): TitleGroup[] {
  const groups = new Map<string, TitleGroup>();
  for (const opening of openings) {
    const title = shownTitle(opening);
    const key = title.text.toLowerCase();
    const group = groups.get(key);
    if (group) group.openings.push(opening);
    else groups.set(key, { title, openings: [opening] });
  }
  return [...groups.values()];
}
