import type { OpeningSearch } from '#domain/job-openings/search.ts';
import type { Context } from '#server/platform/context.ts';
import { readStatement } from '#server/platform/database/statement.ts';
import { findMeaning } from './found-by.ts';
import { countsOfCities, countsOfCountries } from './search-counts.ts';
import { chooseTitles } from './search-plan.ts';

/**
 * How many Active openings the search finds in each city of its country, or in each country; with these the sum of all
 * counts each opening once, because `` stands for what is in several of them.
 */
export async function countPlaces(
  context: Context,
  asked: OpeningSearch,
  column: 'city' | 'country',
  hidden: readonly number[] = [],
): Promise<Map<string, number>> {
  const meaning = asked.titles.length > 0 ? await findMeaning(context, asked) : undefined;
  const search = meaning?.search ?? asked;
  const filters = { search, now: context.clock.now(), hidden };
  const found = search.titles.length > 0 ? meaning : undefined;
  if (found && found.titles.length === 0 && found.companyIds.length === 0) return new Map();
  const of = found && {
    titles: found.titles.length > 0 ? chooseTitles(found.titles) : undefined,
    companyIds: found.companyIds,
  };
  const rows = await readStatement<{ name: string; openings: number }>(
    context.reads,
    column === 'city' ? countsOfCities(filters, of) : countsOfCountries(filters, of),
  );
  return new Map(rows.map(({ name, openings }) => [name, openings]));
}
