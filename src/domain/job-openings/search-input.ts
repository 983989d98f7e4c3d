import { searchSchema } from '#domain/search-schema.ts';
import { type OpeningSearch, type OpeningSearchInput, readOpeningSearch } from './search.ts';

/** `GET api/jobs_pool` as a schema: any value is taken. */
export const openingSearch = searchSchema<OpeningSearch, OpeningSearchInput>(readOpeningSearch);
