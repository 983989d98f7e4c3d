import type { Locale } from '#domain/locale.ts';
import { companyNameIn } from '#domain/shown-names.ts';
import type { Context } from '#server/platform/context.ts';
import {
  countAddresses,
  countOpeningsOf,
  type FeedOpening,
  type ReadOpening,
  selectAddressBlocks,
  selectCareersAddresses,
  selectCompanyAddresses,
  selectFeedOpening,
  selectFeedOpenings,
  selectNewestOf,
  selectNewestOpenings,
  selectOpeningAddresses,
} from './queries.ts';

export type { FeedOpening };

type Reading = Pick<Context, 'reads' | 'clock'>;
type Page = { offset: number; limit: number };

const batch = 200;

/**
 * All Active openings in batches, in the order of their publication, or those that say to be of that company; few are in
 * memory at a time.
 */
export async function* walkFeedOpenings(context: Reading, companyId?: string): AsyncGenerator<FeedOpening[]> {
  let after = 0;
  for (;;) {
    const rows = await selectFeedOpenings(context.reads, {
      after,
      now: context.clock.now(),
      limit: batch,
      ...(companyId && { companyId }),
    });
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1)?.rank ?? after;
  }
}

/** The newest openings, as readers of a language see them. */
export async function newestFeedOpenings(
  { reads, clock }: Reading,
  { limit, locale }: { limit: number; locale: Locale },
): Promise<ReadableOpening[]> {
  const found = await selectNewestOpenings(reads, { now: clock.now(), limit, locale });
  return found.map((row) => readIn(locale, row));
}

/** The newest openings that say to be of that company, as readers of a language see them, and how many there are. */
export async function newestOpeningsOf(
  { reads, clock }: Reading,
  { companyId, limit, locale }: { companyId: string; limit: number; locale: Locale },
): Promise<{ openings: ReadableOpening[]; total: number }> {
  const now = clock.now();
  const [found, total] = await Promise.all([
    selectNewestOf(reads, { companyId, now, limit, locale }),
    countOpeningsOf(reads, { companyId, now }),
  ]);
  return { openings: found.map((row) => readIn(locale, row)), total };
}

/** One opening while it is Active, as readers of a language see it. */
export async function findFeedOpening(
  { reads, clock }: Reading,
  id: string,
  locale: Locale,
): Promise<ReadableOpening | undefined> {
  const found = await selectFeedOpening(reads, { id, now: clock.now(), locale });
  return found && readIn(locale, found);
}

/** An opening whose title its address does not follow: that is made of the one that it was written with. */
export interface ReadableOpening extends FeedOpening {
  originalTitle: string;
}

/** The texts that its company wrote in that language, its own where one is missing, and the name that it has there. */
function readIn(locale: Locale, { companyNameAr, translation, ...opening }: ReadOpening): ReadableOpening {
  const written = Object.entries(translation ?? {}).filter(([, text]) => text !== '');
  const companyName = companyNameIn(locale, { name: opening.companyName, name_ar: companyNameAr });
  return { ...opening, ...Object.fromEntries(written), companyName, originalTitle: opening.title };
}

/** How many pages of companies and openings search engines may list. */
export function countPublicAddresses({ reads }: Pick<Reading, 'reads'>) {
  return countAddresses(reads);
}

/** The blocks of addresses that have an opening, each of at most `size`. */
export function listAddressBlocks({ reads }: Pick<Reading, 'reads'>, size: number) {
  return selectAddressBlocks(reads, size);
}

export function listOpeningAddresses({ reads, clock }: Reading, page: { block: number; size: number }) {
  return selectOpeningAddresses(reads, { now: clock.now(), ...page });
}

export function listCompanyAddresses({ reads }: Reading, page: Page) {
  return selectCompanyAddresses(reads, page);
}

export function listCareersAddresses({ reads }: Reading, page: Page) {
  return selectCareersAddresses(reads, page);
}
