import type { OpeningCard } from '#contract/job-pool-responses.ts';
import type { Locale } from '#domain/locale.ts';
import { companyFor, type KeptCard } from './card.ts';
import { sanitizeRichText } from './rich-text.ts';

/** For whoever shows an opening's texts elsewhere: markup is cleaned again each time. */
export { sanitizeRichText };

/** Cards that were kept ready, as a reader of that language is shown them. */
export function readCards(cards: readonly string[], locale: Locale): OpeningCard[] {
  return cards.map((card) => readCard(card, locale));
}

/** The same as texts: no object is made of a card that is the same for every reader. */
export function cardsFor(cards: readonly string[], locale: Locale): string[] {
  return cards.map((card) => (card.includes('"name_ar"') ? JSON.stringify(readCard(card, locale)) : card));
}

/** One of them. */
export function readCard(card: string, locale: Locale): OpeningCard {
  const kept = JSON.parse(card) as KeptCard;
  return { ...kept, company: kept.company && companyFor(locale, kept.company) };
}
