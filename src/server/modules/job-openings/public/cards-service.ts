import type { OpeningCard } from '#contract/job-pool-responses.ts';
import { sanitizeRichText } from './rich-text.ts';

/** For whoever shows an opening's texts elsewhere: markup is cleaned again each time. */
export { sanitizeRichText };

/** A fragment that was kept ready, as the object that it was. */
export function readCard(card: string): OpeningCard {
  return JSON.parse(card) as OpeningCard;
}
