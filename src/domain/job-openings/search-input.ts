import { z } from 'zod';
import { type OpeningSearch, type OpeningSearchInput, readOpeningSearch } from './search.ts';

/** `GET api/jobs_pool` as a schema: any value is taken. */
export const openingSearch = z
  .unknown()
  .transform((value) =>
    readOpeningSearch(typeof value === 'object' && value !== null ? { ...value } : {}),
  ) as unknown as z.ZodType<OpeningSearch, OpeningSearchInput | undefined>; // Any value is taken, these are offered.
