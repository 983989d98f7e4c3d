import { searchSchema } from '#domain/search-schema.ts';
import { type PoolSearch, type PoolSearchInput, readPoolSearch } from './search.ts';

/** `GET api/candidate_pool` as a schema: any value is taken. */
export const poolSearch = searchSchema<PoolSearch, PoolSearchInput>(readPoolSearch);
