import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { poolPageMaximum } from '#domain/talent-pool/search.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyPeopleArt, EmptySearchArt } from '#web/design/art/empty.tsx';
import { IconAnchor, LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { LoadMore } from '#web/design/data/pagination.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { FiltersDrawer } from '#web/design/form/filters.tsx';
import { DownloadIcon, LockIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { CompareTray } from '#web/features/talent-pool/compare/compare-tray.tsx';
import { SavedSearches } from '#web/features/talent-pool/searches/saved-searches.tsx';
import { numberText } from '#web/number-text.ts';
import { stringifySearch } from '#web/search-params.ts';
import { PoolCard } from './pool-card.tsx';
import { PoolFilters } from './pool-filters.tsx';
import { type PoolParams, poolInput, toggled, usedFilters, withoutFilters } from './pool-params.ts';
import { PoolLimit, PoolSearchBar, PoolSort, Synonyms } from './search-bar.tsx';
import './pool.css';

/** `/candidate-pool`: candidates who agreed to be found; everything that is chosen stands in the address. */
export function PoolScreen({ params }: { params: PoolParams }) {
  const navigate = useNavigate();
  const change = (next: PoolParams) =>
    void navigate({ to: '/candidate-pool', search: next, resetScroll: false });
  const found = useInfiniteQuery(poolQuery(params));
  const first = found.data?.first;
  const filters = <PoolFilters params={params} onChange={change} />;
  return (
    <>
      <PageHeader title={m.talent_pool_title()} />
      <SavedSearches params={params} />
      <PoolSearchBar params={params} onChange={change} />
      {first && <Synonyms found={first} params={params} onChange={change} />}
      <div className="talent-pool">
        <aside className="talent-aside" aria-label={m.talent_pool_filters()}>
          {filters}
          <p className="talent-who">
            <LockIcon size="sm" /> {m.talent_pool_who()}
          </p>
        </aside>
        <section className="talent-found" aria-labelledby="talent-total">
          <div className="talent-head">
            <h2 id="talent-total" aria-live="polite">
              {first ? totalText(first) : m.talent_pool_title()}
            </h2>
            <FiltersDrawer
              className="talent-filter-button"
              size="sm"
              used={usedFilters(params)}
              show={m.talent_pool_show({ count: first?.total ?? 0 })}
              onClear={() => change(withoutFilters(params))}
            >
              {filters}
            </FiltersDrawer>
            <PoolSort params={params} onChange={change} />
            <PoolLimit params={params} onChange={change} />
            {first?.abilities.export && first.total > 0 && <ExportLink params={params} />}
          </div>
          <Answered query={found} skeleton={<ListSkeleton />}>
            {({ rows, first: { total, job } }) =>
              rows.length === 0 ? (
                <Nothing params={params} />
              ) : (
                <>
                  <ul className="talent-list">
                    {rows.map((candidate) => (
                      <PoolCard
                        key={candidate.id}
                        candidate={candidate}
                        jobId={job?.id}
                        isPicked={params.pick?.includes(candidate.id) ?? false}
                        isFull={(params.pick?.length ?? 0) >= 4}
                        onPick={() => change({ ...params, pick: toggled(params.pick, candidate.id) })}
                      />
                    ))}
                  </ul>
                  {found.hasNextPage && (
                    <LoadMore
                      seen={rows.length}
                      total={total}
                      label={m.talent_pool_load_more()}
                      loading={found.isFetchingNextPage}
                      onMore={() => void found.fetchNextPage()}
                    />
                  )}
                </>
              )
            }
          </Answered>
        </section>
      </div>
      <CompareTray params={params} job={first?.job ?? null} onChange={change} />
    </>
  );
}

function poolQuery(params: PoolParams) {
  const input = poolInput(params);
  return query.talentPool.search.infiniteOptions({
    input: (page: number) => ({ ...input, page }),
    initialPageParam: 1,
    getNextPageParam: ({ data }, _, page) =>
      page * input.show < data.total && page < poolPageMaximum ? page + 1 : undefined,
    select: ({ pages: [page, ...others] }) => {
      const first = page?.data ?? nothing;
      const rows = [first, ...others.map(({ data }) => data)].flatMap(({ data }) => data);
      // A profile that is saved meanwhile moves to the front and pushes another to the next page.
      return { first, rows: [...new Map(rows.map((row) => [row.id, row])).values()] };
    },
    placeholderData: (before) => before,
  });
}

const nothing = {
  total: 0,
  is_capped: false,
  data: [],
  synonyms: [],
  corrections: [],
  job: null,
  abilities: { invite: false, export: false },
};

function totalText({ total, is_capped }: { total: number; is_capped: boolean }): string {
  const number = numberText(total);
  return is_capped ? m.talent_pool_total_capped({ number }) : m.talent_pool_total({ count: total, number });
}

/** Those shown as a file; what it costs is said before the press. */
function ExportLink({ params }: { params: PoolParams }) {
  const { show: _show, ...filters } = poolInput(params);
  return (
    <IconAnchor
      size="sm"
      label={m.talent_pool_export()}
      title={m.talent_pool_export_note()}
      icon={<DownloadIcon size="sm" />}
      href={`/api/candidate_pool_export${stringifySearch(filters)}`}
      download
    />
  );
}

function Nothing({ params }: { params: PoolParams }) {
  if (usedFilters(params) > 0 || params.search)
    return (
      <EmptyState
        art={<EmptySearchArt />}
        title={m.talent_pool_none()}
        actions={
          <LinkButton to="/candidate-pool" search={{}}>
            {m.design_filters_clear()}
          </LinkButton>
        }
      >
        {m.talent_pool_none_text()}
      </EmptyState>
    );
  return (
    <EmptyState
      art={<EmptyPeopleArt />}
      title={m.talent_pool_empty()}
      actions={<LinkButton to="/job_opening">{m.talent_pool_to_openings()}</LinkButton>}
    >
      {m.talent_pool_empty_text()}
    </EmptyState>
  );
}

function ListSkeleton() {
  return (
    <div className="talent-list">
      {[1, 2, 3, 4].map((place) => (
        <SkeletonCard key={place} />
      ))}
    </div>
  );
}
