import type { OpeningSearch } from '#domain/job-openings/search.ts';
import { possibleNameParts, wordsAsTyped, wordsOfSearch } from '#domain/reference/title-names.ts';
import type { Context } from '#server/platform/context.ts';
import { readStatement } from '#server/platform/database/statement.ts';
import {
  companiesByWords,
  type FoundTitle,
  type SpeltTitle,
  titlesBySpelling,
  titlesByWords,
} from './search-words-queries.ts';

/** A tag of which no title or company has the words, and the words that come nearest. */
export interface Correction {
  typed: string;
  meant: string;
}

/** What the tags of a search mean together. */
export interface Meaning {
  titles: FoundTitle[];
  companyIds: string[];
  corrections: Correction[];
}

/** What each tag means: titles by the beginnings of words in any language, else companies, else titles by spelling. */
export async function findMeaning(context: Context, search: OpeningSearch): Promise<Meaning> {
  const found = await Promise.all(search.titles.map((tag) => meaningOf(context, search, tag)));
  const titles = found.flatMap((meaning) => meaning.titles);
  return {
    titles: [...new Map(titles.map((title) => [title.id, title])).values()],
    companyIds: [...new Set(found.flatMap((meaning) => meaning.companyIds))],
    corrections: found.flatMap((meaning) => meaning.corrections),
  };
}

async function meaningOf(context: Context, search: OpeningSearch, tag: string): Promise<Meaning> {
  const nothing: Meaning = { titles: [], companyIds: [], corrections: [] };
  const words = wordsOfSearch(tag);
  if (words.length === 0) return nothing;
  const titles = await readStatement<FoundTitle>(context.reads, titlesByWords(search, words));
  if (titles.length > 0) return { ...nothing, titles };
  const named = companiesByWords(
    search,
    { words: wordsAsTyped(tag), parts: possibleNameParts(tag) },
    context.clock.now(),
  );
  const companies = await readStatement<{ id: string }>(context.reads, named);
  if (companies.length > 0) return { ...nothing, companyIds: companies.map(({ id }) => id) };
  const spelt = await readStatement<SpeltTitle>(context.reads, titlesBySpelling(search, words));
  const meant = spelt[0]?.meant.join(' ');
  return meant ? { ...nothing, titles: spelt, corrections: [{ typed: tag, meant }] } : nothing;
}
