import type { OpeningCard } from '#contract/job-pool-responses.ts';

/** A fragment that was kept ready, as the object that it was. */
export function readCard(card: string): OpeningCard {
  return JSON.parse(card) as OpeningCard;
}
