import { type Locale, prefixOf } from '#domain/locale.ts';
import { productName } from '#domain/product.ts';

import type { OpeningPlace } from './every-place.ts';

/** The custom element by which a company's own site shows its openings, and the script that makes it. */
export const openingsElement = `${productName.toLowerCase()}-openings`;
export const openingsScript = '/openings.js';

/** What applications say of where they came from that began on a company's own site. */
export const ownSiteSource = 'website';

/** So many openings stand in a list for a company's own site; what more there is, its page has. */
export const mostOnOwnSite = 100;

/** What programs read of one company: the list for its own site, the newest for readers of feeds, all for aggregators. */
export type CompanyFeed = 'openings.json' | 'rss.xml' | 'jobs.xml';

/** The path of it; the one for aggregators is in English alone. */
export function companyFeedPath(companyId: string, feed: CompanyFeed, locale: Locale): string {
  const prefix = feed === 'jobs.xml' ? '' : prefixOf(locale);
  return `${prefix}/company/${companyId}/${feed}`;
}

/** A company's openings as its own site shows them, in the words of one language. */
export interface OwnSiteOpenings {
  company: { name: string; url: string };
  language: Locale;
  direction: 'ltr' | 'rtl';
  /** How many there are; `openings` has the newest of them. */
  total: number;
  openings: OwnSiteOpening[];
  texts: { none: string; all: string };
}

export interface OwnSiteOpening {
  id: string;
  title: string;
  /** What the title is written in. */
  language: string;
  /** Where it is read and applied for. */
  url: string;
  /** Place, employment and pay, as far as they are shown, in words. */
  facts: string[];
  city: string;
  country: string;
  /** Where else one may work; absent where that is its one place. */
  further_places?: OpeningPlace[];
  employment_type: string;
  remote: boolean;
  published_at: string;
  /** `YYYY-MM-DD`, the last day for applications. */
  due_date: string | null;
}
