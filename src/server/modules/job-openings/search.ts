import { foldText } from '#domain/folding.ts';
import { type OpeningSearch, searchPageMaximum } from '#domain/job-openings/search.ts';
import type { Context } from '#server/platform/context.ts';
import { readStatement } from '#server/platform/database/statement.ts';
import { planTitlePage } from './search-plan.ts';
import {
  type FoundRow,
  type FoundTitle,
  pageOfPlace,
  titlesBySpelling,
  titlesByWords,
} from './search-queries.ts';
import { englishTitle } from './titles.ts';

/** A page of cards as JSON texts, and how many openings fit in all. */
export interface FoundOpenings {
  total: number;
  cards: string[];
}

const nothing: FoundOpenings = { total: 0, cards: [] };

/** The public search. Each plan walks an index; which one, is decided by the counters. */
export async function searchOpenings(context: Context, search: OpeningSearch): Promise<FoundOpenings> {
  const now = context.clock.now();
  const isPast = search.page > searchPageMaximum;
  const asked = isPast ? { ...search, page: searchPageMaximum } : search;
  const found =
    asked.titles.length > 0 ? await ofTitles(context, asked, now) : await ofPlace(context, asked, now);
  return isPast ? { total: found.total, cards: [] } : found;
}

/** The answer of `GET api/jobs_pool`, put together from the fragments that are kept ready. */
export function searchAnswer({ total, cards }: FoundOpenings): string {
  return `{"status":200,"data":{"total":${total},"data":[${cards.join(',')}]}}`;
}

async function ofPlace(context: Context, search: OpeningSearch, now: Date): Promise<FoundOpenings> {
  return pageOf(await readStatement<FoundRow>(context.outsideDb, pageOfPlace({ search, now })));
}

async function ofTitles(context: Context, search: OpeningSearch, now: Date): Promise<FoundOpenings> {
  const found = await resolveTitles(context, search);
  if (found.length === 0) return nothing;
  return pageOf(await readStatement<FoundRow>(context.outsideDb, planTitlePage({ search, now }, found)));
}

/** Titles for each tag: by the beginnings of words, else by spelling. */
async function resolveTitles(context: Context, search: OpeningSearch): Promise<FoundTitle[]> {
  const found = await Promise.all(search.titles.map((tag) => resolveTag(context, search, foldText(tag))));
  return [...new Map(found.flat().map((title) => [title.id, title])).values()];
}

async function resolveTag(context: Context, search: OpeningSearch, folded: string): Promise<FoundTitle[]> {
  const words = [...new Set(folded.split(' '))].filter((word) => word !== '').slice(0, 8);
  if (words.length === 0) return [];
  const exact = await readStatement<FoundTitle>(context.outsideDb, titlesByWords(search, words));
  if (exact.length > 0 || folded.length < 3) return exact;
  const english = englishTitle(folded);
  if (english && foldText(english) !== folded) return resolveTag(context, search, foldText(english));
  return readStatement<FoundTitle>(context.outsideDb, titlesBySpelling(search, words.join(' ')));
}

function pageOf(rows: FoundRow[]): FoundOpenings {
  return {
    total: Math.max(0, rows[0]?.total ?? 0),
    cards: rows.flatMap(({ card }) => (card === null ? [] : [card])),
  };
}
