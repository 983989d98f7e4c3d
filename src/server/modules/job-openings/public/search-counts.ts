import type { OpeningSearch } from '#domain/job-openings/search.ts';
import type { Statement } from '#server/platform/database/statement.ts';
import {
  add,
  conditionsAnywhere,
  facetConditions,
  placeConditions,
  placedRows,
  rowsOf,
  type SearchFilters,
} from './search-conditions.ts';
import { type FoundBy, fromOf, needsCounting } from './search-queries.ts';

const facets = 'employment_type, experience_level, is_remote, is_paid';

/** How many openings each combination of the filters has, the filters themselves left aside. */
export function countsOfFilters(filters: SearchFilters, of?: FoundBy): Statement {
  const { search } = filters;
  const values: unknown[] = [];
  const bare: OpeningSearch = {
    ...search,
    employmentTypes: [],
    experienceLevels: [],
    isRemote: false,
    isPaid: false,
  };
  const where = placeConditions({ ...filters, search: bare }, values);
  const from = fromOf(of, { where, columns: facets, rows: rowsOf(search) }, values);
  return {
    text: `select employment_type as employment, experience_level as level, is_remote as remote,
        is_paid as paid, count(*)::int as openings from ${from} group by 1, 2, 3, 4`,
    values,
  };
}

/** How many openings of the search each city of its country has: from the counters where they know, else counted. */
export function countsOfCities(filters: SearchFilters, of?: FoundBy): Statement {
  const { search } = filters;
  const values: unknown[] = [];
  const country = `country = ${add(values, search.country)}`;
  if (isCounted(filters, of)) return sumsOf('city', [country, `city <> ''`], { search, values });
  const city = search.city ? `city = ${add(values, search.city)}` : `city <> ''`;
  const where = [country, city, ...conditionsAnywhere(filters, values)];
  const from = fromOf(of, { where, columns: 'city', rows: placedRows }, values);
  return {
    text: `select city as name, count(*)::int as openings from ${from} group by 1 order by 2 desc limit 1000`,
    values,
  };
}

/**
 * The same of each country. Beside them `` says how many of their openings another country has as well, below nothing:
 * the sum of all counts each opening once.
 */
export function countsOfCountries(filters: SearchFilters, of?: FoundBy): Statement {
  const values: unknown[] = [];
  if (isCounted(filters, of)) return sumsOf('country', [`city = ''`], { search: filters.search, values });
  const where = ['opens_country', ...conditionsAnywhere(filters, values)];
  const from = fromOf(of, { where, columns: 'country, is_further', rows: placedRows }, values);
  return {
    text: `select coalesce(country, '') as name, (case when grouping(country) = 0 then count(*)
        else -count(*) filter (where is_further) end)::int as openings
      from ${from} group by grouping sets ((country), ()) order by 2 desc limit 1000`,
    values,
  };
}

function isCounted(filters: SearchFilters, of: FoundBy | undefined): boolean {
  return !of && !needsCounting(filters, false);
}

function sumsOf(
  column: 'city' | 'country',
  place: string[],
  { search, values }: { search: OpeningSearch; values: unknown[] },
): Statement {
  const where = [...place, ...facetConditions(search, values)];
  return {
    text: `select ${column} as name, sum(openings)::int as openings from opening_place_counts
      where ${where.join(' and ')} group by 1 having sum(openings) <> 0 order by 2 desc limit 1000`,
    values,
  };
}
