import type { OpeningSearch } from '#domain/job-openings/search.ts';
import type { Context } from '#server/platform/context.ts';
import { readStatement } from '#server/platform/database/statement.ts';
import { findMeaning } from './found-by.ts';
import { chooseTitles } from './search-plan.ts';
import { countsOfPlaces } from './search-queries.ts';

/** How many Active openings the search finds in each city of its country, or in each country. */
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
    countsOfPlaces(filters, column, of),
  );
  return new Map(rows.map(({ name, openings }) => [name, openings]));
}
