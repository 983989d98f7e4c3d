import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { type PoolSearch, whatIsAsked } from './jobs-pool-search.ts';

/** Every country that has an opening, in the reader's language, and how many the search finds in each. */
export interface SearchCountries {
  total: number;
  data: readonly { name: string; value: string; openings: number }[];
}

/** The countries as the page came with them; what the search finds in each stands beside them soon after. */
export function useSearchCountries(search: PoolSearch, first: SearchCountries): SearchCountries {
  const { data } = useQuery(
    query.jobPool.countries.queryOptions({
      input: whatIsAsked(search),
      staleTime: 60_000,
      placeholderData: (before) => before,
      enabled: typeof document !== 'undefined',
    }),
  );
  return data?.data ?? first;
}
