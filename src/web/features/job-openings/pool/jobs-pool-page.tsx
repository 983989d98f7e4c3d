import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SearchCountries } from '#contract/job-pool-responses.ts';
import { everyCountry } from '#domain/job-openings/search.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { LoadMore } from '#web/design/data/pagination.tsx';
import { FiltersIcon } from '#web/design/icons/icons.tsx';
import { Drawer } from '#web/design/overlay/dialog.tsx';
import { activeFilters, FilterPills } from './filter-pills.tsx';
import './jobs-pool.css';
import { AlertButton } from '#web/features/job-openings/alerts/alert-button.tsx';
import { numberText } from '#web/features/job-openings/opening-format.ts';
import { useAppliedIds } from '#web/features/job-openings/use-applied-ids.ts';
import { useFilters } from '#web/features/shell/use-filters.ts';
import {
  countryOfSearch,
  type PoolSearch,
  poolPath,
  whatIsAsked,
  withoutFilters,
} from './jobs-pool-search.ts';
import { OpeningList } from './opening-list.tsx';
import { PoolCorrections } from './pool-corrections.tsx';
import { PoolEmpty } from './pool-empty.tsx';
import { PoolFilters } from './pool-filters.tsx';
import { PoolSearchForm, poolFormId } from './pool-search-form.tsx';
import { PoolSort } from './pool-sort.tsx';
import { poolHeading } from './pool-title.ts';
import { currencyOfSearch, useSearchCountries } from './search-countries.ts';
import { useKeptSearch } from './use-kept-search.ts';
import { type OpeningPage, useMoreOpenings } from './use-more-openings.ts';

export interface JobsPoolPageProps {
  search: PoolSearch;
  first: OpeningPage;
  countries: SearchCountries;
}

/** `/jobs-pool`: the public search, every filter in its address. */
export function JobsPoolPage({ search: answered, first, countries: offered }: JobsPoolPageProps) {
  const { filters: search, isSearching, change } = useFilters(answered, toPool);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const results = useRef<HTMLHeadingElement>(null);
  const counts = useCounts(search);
  const countries = useSearchCountries(search, offered);
  const appliedIds = useAppliedIds();
  const list = useMoreOpenings(poolPath(answered), first, async (page) => {
    const { data } = await api.jobPool.search({ ...answered, page });
    return data;
  });
  const currency = currencyOfSearch(search, offered);
  const filters = activeFilters(search, offered);
  const heading = poolHeading(answered, offered);
  useKeptSearch(answered);
  /** The pressed pill goes away: the focus moves to what it changed. */
  const changeByPill = (next: PoolSearch) => {
    change(next);
    results.current?.focus();
  };
  return (
    <div className="wrap">
      <div className="pool-top">
        <h1>{heading}</h1>
        <PoolSearchForm search={search} countries={countries} onChange={change} />
      </div>
      <div className="pool">
        <aside className="pool-aside" aria-label={m.job_openings_filters()}>
          <PoolFilters {...{ search, counts, currency }} onChange={change} form={poolFormId} />
        </aside>
        <section aria-labelledby="pool-results">
          <div className="pool-head">
            <h2 id="pool-results" ref={results} tabIndex={-1}>
              <span role="status">
                {m.job_openings_count({ count: list.total, number: numberText(list.total) })}
              </span>
            </h2>
            <AlertButton search={answered} name={heading} />
            <Button
              size="sm"
              className="pool-filter-button"
              icon={<FiltersIcon size="sm" />}
              onClick={() => setDrawerOpen(true)}
            >
              {filters.length > 0
                ? m.job_openings_filters_active({ count: filters.length })
                : m.job_openings_filters()}
            </Button>
            <PoolSort search={search} onChange={change} form={poolFormId} className="pool-sort" hideLabel />
          </div>
          <PoolCorrections corrections={first.corrections} />
          <FilterPills search={search} filters={filters} onChange={changeByPill} />
          <div className={classNames('pool-results', isSearching && 'pool-waiting')} aria-busy={isSearching}>
            {list.openings.length > 0 ? (
              <>
                <OpeningList
                  openings={list.openings}
                  appliedIds={appliedIds}
                  countries={countryOfSearch(answered) === everyCountry ? offered : undefined}
                  city={answered.city}
                />
                <LoadMore
                  seen={list.openings.length}
                  total={list.total}
                  label={list.hasFailed ? m.shell_try_again() : m.job_openings_load_more()}
                  loading={list.isLoading}
                  onMore={() => void list.loadMore()}
                />
              </>
            ) : (
              <PoolEmpty search={search} hasFilters={filters.length > 0} />
            )}
          </div>
        </section>
      </div>
      <Drawer
        open={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        side="bottom"
        title={m.job_openings_filters()}
        actions={
          <>
            <Button disabled={filters.length === 0} onClick={() => change(withoutFilters(search))}>
              {m.job_openings_clear_all()}
            </Button>
            <Button variant="primary" loading={isSearching} onClick={() => setDrawerOpen(false)}>
              {m.job_openings_show({ count: list.total, number: numberText(list.total) })}
            </Button>
          </>
        }
      >
        <div className="pool-groups">
          <PoolSort search={search} onChange={change} />
        </div>
        <PoolFilters {...{ search, counts, currency }} onChange={change} />
      </Drawer>
    </div>
  );
}

function toPool(search: PoolSearch) {
  return { to: '/jobs-pool', search } as const;
}

/** How many openings of the search each filter has; loaded in the browser, beside the list. */
function useCounts(search: PoolSearch) {
  const { data } = useQuery(
    query.jobPool.counts.queryOptions({
      input: whatIsAsked(search),
      staleTime: 60_000,
      enabled: typeof document !== 'undefined',
    }),
  );
  return data?.data;
}
