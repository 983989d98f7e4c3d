import { useQuery } from '@tanstack/react-query';
import type { SearchCountries } from '#contract/job-pool-responses.ts';
import { defaultCurrency } from '#domain/plans.ts';
import { query } from '#web/api.ts';
import { countryOfSearch, type PoolSearch, whatIsAsked } from './jobs-pool-search.ts';

/** What the lowest pay of a search is asked in: its own currency, the country's, with every country QAR. */
export function currencyOfSearch(search: PoolSearch, countries?: SearchCountries): string {
  if (search.salary_currency) return search.salary_currency;
  const country = countryOfSearch(search);
  return countries?.data.find(({ value }) => value === country)?.currency ?? defaultCurrency;
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
