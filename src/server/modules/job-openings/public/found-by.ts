import type { OpeningSearch } from '#domain/job-openings/search.ts';
import { placeIn } from '#domain/reference/place-words.ts';
import { possibleNameParts, smallWords, wordsAsTyped, wordsOfSearch } from '#domain/reference/title-names.ts';
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
  /** The search, in the city that its words name where it chose none. */
  search: OpeningSearch;
  titles: FoundTitle[];
  companyIds: string[];
  corrections: Correction[];
}

/**
 * What each tag means: titles by the beginnings of words in any language, else companies, else titles of a place that it
 * names, else titles by spelling.
 */
export async function findMeaning(context: Context, search: OpeningSearch): Promise<Meaning> {
  const found = await Promise.all(search.titles.map((tag) => meaningOf(context, search, tag)));
  const titles = found.flatMap((meaning) => meaning.titles);
  return {
    search: found[0]?.search ?? search,
    titles: [...new Map(titles.map((title) => [title.id, title])).values()],
    companyIds: [...new Set(found.flatMap((meaning) => meaning.companyIds))],
    corrections: found.flatMap((meaning) => meaning.corrections),
  };
}

async function meaningOf(context: Context, search: OpeningSearch, tag: string): Promise<Meaning> {
  const nothing: Meaning = { search, titles: [], companyIds: [], corrections: [] };
  const words = wordsOfSearch(tag);
  if (words.length === 0) return nothing;
  const titles = await readStatement<FoundTitle>(context.reads, titlesByWords(search, words));
  if (titles.length > 0) return { ...nothing, titles };
  const companies = await readStatement<{ id: string }>(
    context.reads,
    companiesByWords(
      search,
      { words: wordsAsTyped(tag), parts: possibleNameParts(tag) },
      context.clock.now(),
    ),
  );
  if (companies.length > 0) return { ...nothing, companyIds: companies.map(({ id }) => id) };
  return (await meaningInPlace(context, search, tag)) ?? bySpelling(context, nothing, tag);
}

/** Of one tag alone, where no city is chosen: what is looked for in a city that it names, or all that is there. */
async function meaningInPlace(
  context: Context,
  search: OpeningSearch,
  tag: string,
): Promise<Meaning | undefined> {
  const place = search.city === '' && search.titles.length === 1 ? placeIn(tag, search.country) : undefined;
  if (!place) return undefined;
  const inPlace = { ...search, city: place.city };
  const words = wordsOfSearch(place.text);
  if (words.every((word) => smallWords.has(word)))
    return { search: { ...inPlace, titles: [] }, titles: [], companyIds: [], corrections: [] };
  const nothing = { search: inPlace, titles: [], companyIds: [], corrections: [] };
  const titles = await readStatement<FoundTitle>(context.reads, titlesByWords(inPlace, words));
  if (titles.length > 0) return { ...nothing, titles };
  const meant = await bySpelling(context, nothing, place.text);
  return meant.titles.length > 0 ? meant : undefined;
}

async function bySpelling(context: Context, nothing: Meaning, tag: string): Promise<Meaning> {
  const spelt = await readStatement<SpeltTitle>(
    context.reads,
    titlesBySpelling(nothing.search, wordsOfSearch(tag)),
  );
  const meant = spelt[0]?.meant.join(' ');
  return meant ? { ...nothing, titles: spelt, corrections: [{ typed: tag, meant }] } : nothing;
}
