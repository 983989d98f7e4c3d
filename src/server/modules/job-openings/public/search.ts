import { type OpeningSearch, searchPageMaximum } from '#domain/job-openings/search.ts';
import type { Context } from '#server/platform/context.ts';
import { readStatement } from '#server/platform/database/statement.ts';
import { type Correction, findMeaning } from './found-by.ts';
import type { SearchFilters } from './search-conditions.ts';
import { planTitlePage } from './search-plan.ts';
import { type FoundRow, pageOfCompanies, pageOfPlace } from './search-queries.ts';

/** A page of cards as JSON texts, how many openings fit in all, and what was taken for a slip of the pen. */
export interface FoundOpenings {
  total: number;
  cards: string[];
  corrections: Correction[];
}

const nothing: FoundOpenings = { total: 0, cards: [], corrections: [] };

/** The public search, without what its candidate hid. Each plan walks an index; which one, is decided by the counters. */
export async function searchOpenings(
  context: Context,
  search: OpeningSearch,
  hidden: readonly number[] = [],
): Promise<FoundOpenings> {
  const now = context.clock.now();
  const isPast = search.page > searchPageMaximum;
  const asked = isPast ? { ...search, page: searchPageMaximum } : search;
  const found =
    asked.titles.length > 0
      ? await ofWords(context, { search: asked, now, hidden })
      : await ofPlace(context, { search: asked, now, hidden });
  return isPast ? { ...found, cards: [] } : found;
}

/** The answer of `GET api/jobs_pool`, put together from the fragments that are kept ready. */
export function searchAnswer({ total, cards, corrections }: FoundOpenings): string {
  const corrected = corrections.length > 0 ? `,"corrections":${JSON.stringify(corrections)}` : '';
  return `{"status":200,"data":{"total":${total},"data":[${cards.join(',')}]${corrected}}}`;
}

async function ofPlace(context: Context, filters: SearchFilters): Promise<FoundOpenings> {
  return pageOf(await readStatement<FoundRow>(context.reads, pageOfPlace(filters)));
}

async function ofWords(context: Context, filters: SearchFilters): Promise<FoundOpenings> {
  const { search, titles, companyIds, corrections } = await findMeaning(context, filters.search);
  if (search.titles.length === 0) return ofPlace(context, { ...filters, search });
  if (titles.length > 0) {
    const page = planTitlePage({ ...filters, search }, titles);
    return { ...pageOf(await readStatement<FoundRow>(context.reads, page)), corrections };
  }
  if (companyIds.length === 0) return nothing;
  return pageOf(await readStatement<FoundRow>(context.reads, pageOfCompanies(filters, companyIds)));
}

function pageOf(rows: FoundRow[]): FoundOpenings {
  return {
    total: Math.max(0, rows[0]?.total ?? 0),
    cards: rows.flatMap(({ card }) => (card === null ? [] : [card])),
    corrections: [],
  };
}
