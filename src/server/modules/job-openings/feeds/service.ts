import type { Context } from '#server/platform/context.ts';
import {
  countAddresses,
  type FeedOpening,
  selectAddressBlocks,
  selectCompanyAddresses,
  selectFeedOpening,
  selectFeedOpenings,
  selectNewestOpenings,
  selectOpeningAddresses,
} from './queries.ts';

export type { FeedOpening };

type Reading = Pick<Context, 'reads' | 'clock'>;
type Page = { offset: number; limit: number };

const batch = 200;

/** All Active openings in batches, in the order of their publication; few are in memory at a time. */
export async function* walkFeedOpenings(context: Reading): AsyncGenerator<FeedOpening[]> {
  let after = 0;
  for (;;) {
    const rows = await selectFeedOpenings(context.reads, {
      after,
      now: context.clock.now(),
      limit: batch,
    });
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1)?.rank ?? after;
  }
}

export function newestFeedOpenings({ reads, clock }: Reading, limit: number): Promise<FeedOpening[]> {
  return selectNewestOpenings(reads, { now: clock.now(), limit });
}

/** One opening while it is Active. */
export function findFeedOpening({ reads, clock }: Reading, id: string): Promise<FeedOpening | undefined> {
  return selectFeedOpening(reads, { id, now: clock.now() });
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
