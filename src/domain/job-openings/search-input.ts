import { searchSchema } from '#domain/search-schema.ts';
import { texts } from '#domain/search-values.ts';
import { type OpeningSearch, type OpeningSearchInput, readOpeningSearch } from './search.ts';

/** `GET api/jobs_pool` as a schema: any value is taken. */
export const openingSearch = searchSchema<OpeningSearch, OpeningSearchInput>(readOpeningSearch);

/** The filters of a search of which each city's share is asked, and the beginning of its name. */
export interface CitySearch {
  /** The whole country's. */
  search: OpeningSearch;
  text: string;
}

/** `GET api/jobs_pool_get_cities` as a schema: `city` is what was typed, all else the filters of the search. */
export const citySearch = searchSchema<CitySearch, OpeningSearchInput>(({ city, ...filters }) => ({
  search: readOpeningSearch(filters),
  text: texts(city, 1)[0] ?? '',
}));
